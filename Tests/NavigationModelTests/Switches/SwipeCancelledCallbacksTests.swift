import NavigationModel
import Testing

@Suite struct SwipeCancelledCallbacksTests {
  /// C10, OQ-6 and IG-5.
  @Test(arguments: [
    (SwipeCancelledCallbacks.none, ["0 willShow B"]),
    (.willShowAndDidShow, ["0 willShow B", "450 willShow C", "450 didShow C"]),
  ])
  func cancelledSwipeCallsBack(_ answer: SwipeCancelledCallbacks, _ expected: [String]) {
    let trial = Trial(.passive, on: .modern.with(answer), .cancelledSwipe())
    #expect(trial.log("willShow", "didShow", "didPop") == expected)
    #expect(trial.outcome == "ABC/ABC")
  }

  @Test func onlyObservedCallbacksAreSent() {
    let observer = TestInterceptor(observedCallbacks: [.didShow])
    let platform = FixedPlatform.modern.with(SwipeCancelledCallbacks.willShowAndDidShow)
    let trial = Trial(observer, on: platform, .cancelledSwipe())
    #expect(trial.log("willShow", "didShow") == ["450 didShow C"])
  }
}
