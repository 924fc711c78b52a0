import NavigationModel
import Testing

@Suite struct PopOverrideRefusedTapTests {
  private let withholding = TestInterceptor(ask: { _, _ in true }, change: { _, _ in })

  @Test(arguments: [
    (PopOverrideRefusedTap.nothingMoves, "ABC/ABC", false), (.itemGoes, "ABC/AB", false),
    (.frozen, "ABC/ABC", true),
  ])
  func overrideWithholdsThePop(
    _ answer: PopOverrideRefusedTap, _ outcome: String, _ isFrozen: Bool
  ) {
    let trial = Trial(withholding, on: .modern.with(answer), [.tap])
    #expect(trial.outcome == outcome)
    #expect(trial.state.flags.contains(.frozen) == isFrozen)
    #expect(trial.log("withheld").count == 1)
  }

  @Test(arguments: PopOverrideRefusedTap.allCases)
  func otherRoutesAreNotConcerned(_ answer: PopOverrideRefusedTap) {
    let trial = Trial(withholding, on: .modern.with(answer), [.pop])
    #expect(trial.outcome == "ABC/ABC")
    #expect(!trial.state.flags.contains(.frozen))
  }

  /// The route up to iOS 12: the default pops inside the ask.
  @Test(arguments: [
    (PopOverrideRefusedTap.nothingMoves, "ABC/ABC", "0 answer C no"),
    (.itemGoes, "ABC/AB", "0 answer C yes"), (.frozen, "ABC/AB", "0 answer C yes"),
  ])
  func overrideWithholdsThePopOfTheDefault(
    _ answer: PopOverrideRefusedTap, _ outcome: String, _ said: String
  ) {
    let locking = TestInterceptor(change: { _, _ in })
    let trial = Trial(locking, on: .old.with(answer), [.tap])
    #expect(trial.outcome == outcome)
    #expect(trial.log("answer") == [said])
    #expect(trial.state.flags.contains(.frozen) == (answer == .frozen))
  }
}
