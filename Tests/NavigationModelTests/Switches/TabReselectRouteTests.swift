import NavigationModel
import Testing

@Suite struct TabReselectRouteTests {
  /// TAP-8.
  @Test(arguments: [
    (TabReselectRoute.popToRootViewController, ["0 call uikit popToRoot"], "A/A"),
    (.nothing, ["0 ignored unavailable"], "ABC/ABC"),
  ])
  func selectingTheTabAgain(
    _ answer: TabReselectRoute, _ expected: [String], _ outcome: String
  ) {
    let trial = Trial(on: .modern.with(answer), [.event(.reselectTab)])
    #expect(trial.log("call", "ignored") == expected)
    #expect(trial.outcome == outcome)
  }
}
