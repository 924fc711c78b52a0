import NavigationModel
import Testing

@Suite struct BackActionAsksTests {
  private func acting(_ answer: Bool) -> TestInterceptor {
    TestInterceptor(
      ask: { _, _ in answer }, backAction: { $0.popViewController(animated: true) })
  }

  /// OQ-1.
  @Test(arguments: [
    (BackActionAsks.never, ["0 call interceptor pop"]),
    (.asks, ["0 ask C backAction ABC/ABC", "0 call interceptor pop"]),
  ])
  func asksBeforeTheAction(_ answer: BackActionAsks, _ expected: [String]) {
    let trial = Trial(acting(true), on: .modern.with(answer), [.tap])
    #expect(trial.log("ask", "call") == expected)
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: [(BackActionAsks.never, "AB/AB", false), (.asks, "ABC/ABC", true)])
  func refusalKeepsTheActionFromRunning(
    _ answer: BackActionAsks, _ outcome: String, _ isDimmed: Bool
  ) {
    let platform = FixedPlatform.modern.with(answer, VetoDimsIndicator.dims)
    let trial = Trial(acting(false), on: platform, [.tap])
    #expect(trial.outcome == outcome)
    #expect(trial.state.flags.contains(.dimmed) == isDimmed)
  }
}
