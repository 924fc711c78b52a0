import NavigationModel
import Testing

@Suite struct SwipeLimitsTests {
  /// SW-11 and IG-8: a delegate that forwards the public touch hook.
  @Test(arguments: [
    (SwipeLimits.shouldReceiveTouch, ["0 refused edge systemLimits"]),
    (.shouldReceiveEvent, ["0 swipe edge"]),
  ])
  func forwardingKeepsTheLimits(_ answer: SwipeLimits, _ expected: [String]) {
    let forwarding = TestInterceptor(delegate: .ownForwardingTouches)
    let trial = Trial(forwarding, on: .modern.with(answer), isBarHidden: true, .swipe())
    #expect(trial.log("refused", "swipe") == expected)
  }

  @Test(arguments: SwipeLimits.allCases)
  func ownDelegateLosesThem(_ answer: SwipeLimits) {
    let own = TestInterceptor(delegate: .own)
    let trial = Trial(own, on: .modern.with(answer), isBarHidden: true, .swipe())
    #expect(trial.log("swipe") == ["0 swipe edge"])
  }

  @Test(arguments: SwipeLimits.allCases)
  func systemDelegateKeepsThem(_ answer: SwipeLimits) {
    let trial = Trial(.passive, on: .modern.with(answer), isBarHidden: true, .swipe())
    #expect(trial.log("refused") == ["0 refused edge systemLimits"])
  }
}
