import NavigationModel
import Testing

@Suite struct CategoryOverrideReachedTests {
  private func category(_ ask: @escaping @Sendable (Screen, inout NavigationContext) -> Bool)
    -> TestInterceptor
  { TestInterceptor(attachment: .category, ask: ask) }

  /// V13-06 and TAP-7.
  @Test(arguments: [
    (CategoryOverrideReached.reached, "ABC/ABC", []), (.notReached, "AB/AB", ["0 default C"]),
  ])
  func categoryAnswers(
    _ answer: CategoryOverrideReached, _ outcome: String, _ defaults: [String]
  ) {
    let trial = Trial(category { _, _ in false }, on: .modern.with(answer), [.tap])
    #expect(trial.outcome == outcome)
    #expect(trial.log("default") == defaults)
  }

  @Test(arguments: CategoryOverrideReached.allCases)
  func subclassIsReachedAnyway(_ answer: CategoryOverrideReached) {
    #expect(Trial(.refusing, on: .modern.with(answer), [.tap]).outcome == "ABC/ABC")
  }

  @Test(arguments: [(CategoryOverrideReached.reached, 1), (.notReached, 0)])
  func didPopGoesTheSameWay(_ answer: CategoryOverrideReached, _ count: Int) {
    let trial = Trial(category { _, _ in true }, on: .modern.with(answer), [.tap])
    #expect(trial.log("didPop").count == count)
  }
}
