import NavigationModel
import Testing

@Suite struct PopOverrideRefusedSwipeTests {
  private let withholding = TestInterceptor(ask: { _, _ in true }, change: { _, _ in })

  @Test(arguments: [
    (PopOverrideRefusedSwipe.nothingMoves, "ABC/ABC", false), (.itemGoes, "ABC/AB", false),
    (.frozen, "ABC/ABC", true),
  ])
  func overrideWithholdsThePop(
    _ answer: PopOverrideRefusedSwipe, _ outcome: String, _ isFrozen: Bool
  ) {
    let trial = Trial(withholding, on: .old.with(answer), .swipe())
    #expect(trial.outcome == outcome)
    #expect(trial.state.flags.contains(.frozen) == isFrozen)
    #expect(trial.log("withheld").count == 1)
  }

  @Test(arguments: PopOverrideRefusedSwipe.allCases)
  func otherRoutesAreNotConcerned(_ answer: PopOverrideRefusedSwipe) {
    let trial = Trial(withholding, on: .old.with(answer), [.pop])
    #expect(trial.outcome == "ABC/ABC")
    #expect(!trial.state.flags.contains(.frozen))
  }

  @Test(arguments: PopOverrideRefusedSwipe.allCases)
  func gestureIsOverAtOnce(_ answer: PopOverrideRefusedSwipe) {
    let trial = Trial(.locking, on: .old.with(answer), .swipe())
    #expect(trial.log("released", "ignored") == ["100 ignored noGesture"])
  }
}
