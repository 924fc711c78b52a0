import NavigationModel
import Testing

@Suite struct DidAppearTransitionTests {
  private let popping = Trigger(
    on: .viewDidAppear, of: b, event: .change(.pop(), isMarked: false))

  /// NA-04.
  @Test(arguments: [
    (DidAppearTransition.running, ["350 deferred pop", "350 ended", "700 ended"]),
    (.over, ["350 ended", "700 ended"]),
  ])
  func popInViewDidAppear(_ answer: DidAppearTransition, _ expected: [String]) {
    let trial = Trial(on: .modern.with(answer), triggers: [popping], [.tap])
    #expect(trial.log("deferred", "ended") == expected)
    #expect(trial.outcome == "A/A")
  }

  @Test(arguments: [
    (DidAppearTransition.running, "AB/AB", ["350 swallowed pop"]), (.over, "A/A", []),
  ])
  func popIsLostOnlyInARunningTransition(
    _ answer: DidAppearTransition, _ outcome: String, _ expected: [String]
  ) {
    let platform = FixedPlatform.modern.with(answer, OverlapControllerPop.swallowed)
    let trial = Trial(on: platform, triggers: [popping], [.tap])
    #expect(trial.outcome == outcome)
    #expect(trial.log("swallowed") == expected)
  }
}
