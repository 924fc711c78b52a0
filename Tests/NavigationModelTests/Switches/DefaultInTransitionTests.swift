import NavigationModel
import Testing

@Suite struct DefaultInTransitionTests {
  @Test(arguments: [
    (DefaultInTransition.allows, "A/A", ["0 answer C yes", "100 answer B yes"]),
    (.refuses, "AB/AB", ["0 answer C yes", "100 answer B no"]),
  ])
  func secondTapMeetsTheTransition(
    _ answer: DefaultInTransition, _ outcome: String, _ answers: [String]
  ) {
    let platform = FixedPlatform.modern.with(answer, OverlapTap.live)
    let trial = Trial(.passive, on: platform, [.tap, .tap(at: 100)])
    #expect(trial.outcome == outcome)
    #expect(trial.log("answer") == answers)
  }

  @Test(arguments: DefaultInTransition.allCases)
  func tapsAtRestAreNotConcerned(_ answer: DefaultInTransition) {
    let trial = Trial(.passive, on: .modern.with(answer), [.tap, .settle, .tap])
    #expect(trial.outcome == "A/A")
  }
}
