import NavigationModel
import Testing

@Suite struct EscapeKeyRouteTests {
  /// OQ-2 and TAP-8.
  @Test(arguments: [
    (EscapeKeyRoute.popViewController, ["0 call uikit pop"]),
    (.asksThenPops, ["0 ask C key ABC/ABC", "0 call uikit pop"]),
  ])
  func keyCommandPops(_ answer: EscapeKeyRoute, _ expected: [String]) {
    let trial = Trial(.allowing, on: .modern.with(answer), [.event(.keyCommand)])
    #expect(trial.log("ask", "call") == expected)
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: [(EscapeKeyRoute.popViewController, "AB/AB"), (.asksThenPops, "ABC/ABC")])
  func refusalStopsTheEscapeGesture(_ answer: EscapeKeyRoute, _ outcome: String) {
    let trial = Trial(.refusing, on: .modern.with(answer), [.event(.escape)])
    #expect(trial.outcome == outcome)
  }
}
