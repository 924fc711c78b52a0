import NavigationModel
import Testing

@Suite struct HiddenBarPopAsksTests {
  /// BH-01 and BH-03: the items follow whether or not somebody is asked.
  @Test(arguments: [
    (HiddenBarPopAsks.never, []), (.asks, ["0 ask C programmaticPop AB/ABC"]),
  ])
  func hiddenBarAsks(_ answer: HiddenBarPopAsks, _ expected: [String]) {
    let trial = Trial(.allowing, on: .old.with(answer), isBarHidden: true, [.pop])
    #expect(trial.log("ask") == expected)
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: HiddenBarPopAsks.allCases)
  func visibleBarIsNotConcerned(_ answer: HiddenBarPopAsks) {
    #expect(Trial(.allowing, on: .old.with(answer), [.pop]).state.askCount == 1)
  }
}
