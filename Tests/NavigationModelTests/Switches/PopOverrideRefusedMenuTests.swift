import NavigationModel
import Testing

@Suite struct PopOverrideRefusedMenuTests {
  private let withholding = TestInterceptor(ask: { _, _ in true }, change: { _, _ in })

  @Test(arguments: [
    (PopOverrideRefusedMenu.nothingMoves, "ABC/ABC", false), (.itemGoes, "ABC/AB", false),
    (.frozen, "ABC/ABC", true),
  ])
  func overrideWithholdsThePop(
    _ answer: PopOverrideRefusedMenu, _ outcome: String, _ isFrozen: Bool
  ) {
    let trial = Trial(withholding, on: .modern.with(answer), [.event(.chooseFromMenu(b))])
    #expect(trial.outcome == outcome)
    #expect(trial.state.flags.contains(.frozen) == isFrozen)
    #expect(trial.log("withheld").count == 1)
  }

  @Test(arguments: PopOverrideRefusedMenu.allCases)
  func otherRoutesAreNotConcerned(_ answer: PopOverrideRefusedMenu) {
    let trial = Trial(withholding, on: .modern.with(answer), [.pop])
    #expect(trial.outcome == "ABC/ABC")
    #expect(!trial.state.flags.contains(.frozen))
  }
}
