import NavigationModel
import Testing

@Suite struct SetStackAsksTests {
  /// PP-09.
  @Test(arguments: [
    (SetStackAsks.never, [], "A/A"), (.once, ["0 ask C programmaticPop A/ABC"], "A/ABC"),
  ])
  func settingTheStackAsks(_ answer: SetStackAsks, _ asks: [String], _ outcome: String) {
    let trial = Trial(.refusing, on: .old.with(answer), [.app(.setStack(ScreenList("A")))])
    #expect(trial.log("ask") == asks)
    #expect(trial.outcome == outcome)
  }

  @Test func allowedAskLetsEveryItemFollow() {
    let trial = Trial(
      .allowing, on: .old.with(SetStackAsks.once), [.app(.setStack(ScreenList("A")))])
    #expect(trial.outcome == "A/A")
  }

  @Test(arguments: ["ABD", "ABCD", "AC"])
  func nobodyIsAskedWithoutAnOutgoingTopItemTooMany(_ stack: String) {
    let trial = Trial(
      .refusing, on: .old.with(SetStackAsks.once), [.app(.setStack(ScreenList(stack)))])
    #expect(trial.state.askCount == 0)
    #expect(trial.outcome == "\(stack)/\(stack)")
  }
}
