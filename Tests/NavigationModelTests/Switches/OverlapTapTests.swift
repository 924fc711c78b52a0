import NavigationModel
import Testing

@Suite struct OverlapTapTests {
  /// OQ-13 and L-1.
  @Test(arguments: [
    (OverlapTap.live, ["0 ask C tap ABC/ABC", "100 ask B tap AB/AB"], "A/A"),
    (.ignored, ["0 ask C tap ABC/ABC", "100 ignored inTransition"], "AB/AB"),
  ])
  func secondTap(_ answer: OverlapTap, _ expected: [String], _ outcome: String) {
    let trial = Trial(.allowing, on: .modern.with(answer), [.tap, .tap(at: 100)])
    #expect(trial.log("ask", "ignored") == expected)
    #expect(trial.outcome == outcome)
  }

  @Test(arguments: [(OverlapTap.live, "A/A"), (.ignored, "AB/AB")])
  func menuGoesTheSameWay(_ answer: OverlapTap, _ outcome: String) {
    let steps: [ScenarioStep] = [.tap, .event(.chooseFromMenu(a), at: 100)]
    #expect(Trial(.allowing, on: .modern.with(answer), steps).outcome == outcome)
  }
}
