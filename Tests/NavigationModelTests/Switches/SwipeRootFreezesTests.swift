import NavigationModel
import Testing

@Suite struct SwipeRootFreezesTests {
  private let forcing = TestInterceptor(delegate: .own)

  /// SW-12.
  @Test(arguments: [(SwipeRootFreezes.freezes, true), (.harmless, false)])
  func pushAfterASwipeAtTheRoot(_ answer: SwipeRootFreezes, _ isFrozen: Bool) {
    let steps: [ScenarioStep] = .swipe() + [.app(.push(b)), .settle, .tap]
    let trial = Trial(forcing, on: .old.with(answer), stack: "A", steps)
    #expect(trial.state.flags.contains(.frozen) == isFrozen)
    #expect(trial.log("froze").count == (isFrozen ? 1 : 0))
    #expect(trial.outcome == (isFrozen ? "AB/AB" : "A/A"))
    #expect(
      trial.log("ignored").last == (isFrozen ? "450 ignored frozen" : "100 ignored noGesture"))
  }

  @Test(arguments: SwipeRootFreezes.allCases)
  func swipeAtTheRootMovesNothingItself(_ answer: SwipeRootFreezes) {
    let trial = Trial(forcing, on: .old.with(answer), stack: "A", .swipe())
    #expect(trial.outcome == "A/A")
    #expect(!trial.state.flags.contains(.frozen))
  }
}
