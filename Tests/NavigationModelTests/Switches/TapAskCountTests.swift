import NavigationModel
import Testing

@Suite struct TapAskCountTests {
  /// An interceptor that refuses the first ask and allows every later one.
  private let second = TestInterceptor(ask: { _, navigation in navigation.state.askCount > 1 })

  @Test(arguments: [
    (TapAskCount.once, ["0 answer C no"]), (.twice, ["0 answer C no", "0 answer C yes"]),
  ])
  func asksSoOften(_ answer: TapAskCount, _ expected: [String]) {
    #expect(Trial(second, on: .modern.with(answer), [.tap]).log("answer") == expected)
  }

  @Test(arguments: [(TapAskCount.once, "ABC/ABC"), (.twice, "AB/AB")])
  func lastAnswerCounts(_ answer: TapAskCount, _ expected: String) {
    #expect(Trial(second, on: .modern.with(answer), [.tap]).outcome == expected)
  }

  @Test func withoutCodeUnderTestNobodyCanCount() {
    let trial = Trial(on: .modern.opening(TapAskCount.self), [.tap])
    #expect(trial.engine.answers.choices.isEmpty)
  }
}
