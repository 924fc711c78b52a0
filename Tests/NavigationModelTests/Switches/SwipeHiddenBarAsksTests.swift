import NavigationModel
import Testing

@Suite struct SwipeHiddenBarAsksTests {
  private var forcing: TestInterceptor {
    TestInterceptor(delegate: .own, ask: { _, _ in true })
  }

  /// P7 and SW-08, with a swipe that an own delegate forces.
  @Test(arguments: [(SwipeHiddenBarAsks.never, []), (.atBegin, ["0 ask C swipe AB/ABC"])])
  func hiddenBarAsks(_ answer: SwipeHiddenBarAsks, _ expected: [String]) {
    let trial = Trial(forcing, on: .old.with(answer), isBarHidden: true, .swipe())
    #expect(trial.log("ask") == expected)
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: [(SwipeHiddenBarAsks.never, UInt16(0)), (.atBegin, 1)])
  func destinationMayHideTheBar(_ answer: SwipeHiddenBarAsks, _ asks: UInt16) {
    let hides = Trigger(on: .viewWillAppear, of: b, event: .setBarHidden(true))
    let trial = Trial(.allowing, on: .old.with(answer), triggers: [hides], .swipe())
    #expect(trial.state.askCount == asks)
  }
}
