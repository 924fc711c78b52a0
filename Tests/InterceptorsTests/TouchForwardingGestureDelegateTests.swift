import Interceptors
import NavigationModel
import Testing

@Suite struct TouchForwardingGestureDelegateTests {
  static let interceptor = TouchForwardingGestureDelegate()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func popsOnTheNextTurn(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["interceptor pop"])
  }

  @Test(arguments: FixedPlatform.every) func refusesEdgeSwipes(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], .swipe())
    #expect(run.consults == ["C refuse"])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.saw { if case .swipeRefused(.edge, .ownDelegate) = $0 { true } else { false } })
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func letsEdgeSwipesThrough(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, .swipe())
    #expect(run.outcome == "AB/AB")
  }

  /// L-9: the content recognizer has a delegate of its own.
  @Test func contentSwipesGoRoundIt() {
    let run = Rehearsal(Self.interceptor, on: .ios26, guards: ["C": .veto], .swipe(.content))
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }

  /// The fault: from iOS 13.4 on the limits are in another hook, so that the root swipes too.
  @Test func rootSwipesFrom13Point4() {
    let steps = [ScenarioStep].swipe() + [.settle, .change(.push(.b))]
    let before = Rehearsal(Self.interceptor, on: .ios13, stack: "A", guards: [:], steps)
    #expect(before.outcome == "AB/AB")
    #expect(
      before.saw { if case .swipeRefused(.edge, .systemLimits) = $0 { true } else { false } })
    let after = Rehearsal(Self.interceptor, on: .ios13Point4, stack: "A", guards: [:], steps)
    #expect(after.state.flags.contains(.frozen))
  }

  @Test func hiddenBarSwipesFrom13Point4() {
    let before = Rehearsal(Self.interceptor, on: .ios13, isBarHidden: true, .swipe())
    #expect(before.outcome == "ABC/ABC")
    let after = Rehearsal(Self.interceptor, on: .ios13Point4, isBarHidden: true, .swipe())
    #expect(after.outcome == "AB/AB")
  }
}
