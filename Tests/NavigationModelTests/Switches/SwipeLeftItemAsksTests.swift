import NavigationModel
import Testing

@Suite struct SwipeLeftItemAsksTests {
  private var forcing: TestInterceptor {
    TestInterceptor(delegate: .own, ask: { _, _ in true })
  }

  /// SW-09.
  @Test(arguments: [(SwipeLeftItemAsks.never, []), (.atBegin, ["0 ask C swipe AB/ABC"])])
  func forcedSwipeAsks(_ answer: SwipeLeftItemAsks, _ expected: [String]) {
    let trial = Trial(forcing, on: .old.with(answer), leftItems: [c: .replaces], .swipe())
    #expect(trial.log("ask") == expected)
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: SwipeLeftItemAsks.allCases)
  func itemsBesideTheBackButtonAreNotConcerned(_ answer: SwipeLeftItemAsks) {
    let trial = Trial(forcing, on: .old.with(answer), leftItems: [c: .supplements], .swipe())
    #expect(trial.state.askCount == 1)
  }
}
