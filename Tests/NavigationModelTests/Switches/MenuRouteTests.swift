import NavigationModel
import Testing

@Suite struct MenuRouteTests {
  /// LP-1 and LP-3.
  @Test(arguments: [
    (MenuRoute.none, ["0 ignored unavailable"], "ABC/ABC"),
    (.popToViewController, ["0 call uikit popTo"], "A/A"),
  ])
  func choiceFromTheMenu(_ answer: MenuRoute, _ expected: [String], _ outcome: String) {
    let trial = Trial(.refusing, on: .modern.with(answer), [.event(.chooseFromMenu(a))])
    #expect(trial.log("call", "ignored", "ask") == expected)
    #expect(trial.outcome == outcome)
  }
}
