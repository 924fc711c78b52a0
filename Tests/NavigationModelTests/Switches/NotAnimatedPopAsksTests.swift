import NavigationModel
import Testing

@Suite struct NotAnimatedPopAsksTests {
  /// NA-01.
  @Test(arguments: [
    (NotAnimatedPopAsks.never, []), (.asks, ["0 ask C programmaticPop AB/ABC"]),
  ])
  func popWithoutAnimationAsks(_ answer: NotAnimatedPopAsks, _ expected: [String]) {
    let trial = Trial(.allowing, on: .old.with(answer), [.app(.pop(animated: false))])
    #expect(trial.log("ask") == expected)
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: NotAnimatedPopAsks.allCases)
  func animatedPopIsNotConcerned(_ answer: NotAnimatedPopAsks) {
    #expect(Trial(.allowing, on: .old.with(answer), [.pop]).state.askCount == 1)
  }
}
