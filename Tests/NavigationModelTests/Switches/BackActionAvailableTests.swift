import NavigationModel
import Testing

@Suite struct BackActionAvailableTests {
  private let acting = TestInterceptor(
    ask: { _, _ in true }, backAction: { $0.note("action") })

  /// BA-1 and BA-2.
  @Test(arguments: [
    (BackActionAvailable.no, ["0 ask C tap ABC/ABC"], "AB/AB"),
    (.yes, ["0 noted action"], "ABC/ABC"),
  ])
  func tapOnABackButtonWithAction(
    _ answer: BackActionAvailable, _ expected: [String], _ outcome: String
  ) {
    let trial = Trial(acting, on: .modern.with(answer), [.tap])
    #expect(trial.log("ask", "noted") == expected)
    #expect(trial.outcome == outcome)
  }

  /// BA-4: menu, keys and swipes go past the action.
  @Test(arguments: [NavigationEvent.chooseFromMenu(b), .escape, .keyCommand])
  func otherRoutesGoPastTheAction(_ event: NavigationEvent) {
    let trial = Trial(acting, on: .modern.with(BackActionAvailable.yes), [.event(event)])
    #expect(trial.notes.isEmpty)
    #expect(trial.outcome == "AB/AB")
  }
}
