import Interceptors
import NavigationModel
import Testing

@Suite struct ItemTestSwizzleTests {
  static let interceptor = ItemTestSwizzle()

  @Test(arguments: [(FixedPlatform.ios9, "reached"), (.ios12, "missed"), (.ios26, "missed")])
  func refusesForTheScreen(_ platform: FixedPlatform, walk: String) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["subviewWalk \(walk)"])
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func leavesThePopToTheOriginal(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["UIKit pop"])
    #expect(run.saw { if case .calledDefault = $0 { true } else { false } })
  }

  @Test(arguments: FixedPlatform.before13)
  func letsPopsByCodeThrough(_ platform: FixedPlatform) {
    let run = Rehearsal(
      Self.interceptor, on: platform, guards: ["B": .veto, "C": .veto], [.popByCode])
    #expect(run.outcome == "AB/AB")
    #expect(run.consults.isEmpty)
    #expect(!run.saw { if case .calledDefault = $0 { true } else { false } })
  }

  @Test(arguments: FixedPlatform.every) func refusesEdgeSwipes(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], .swipe())
    #expect(run.consults == ["C refuse"])
    #expect(run.outcome == "ABC/ABC")
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func letsEdgeSwipesThrough(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, .swipe())
    #expect(run.consults == guards.keys.map { "\($0) allow" })
    #expect(run.outcome == "AB/AB")
  }

  @Test(arguments: FixedPlatform.every) func refusesAtTheRoot(_ platform: FixedPlatform) {
    let run = Rehearsal(
      Self.interceptor, on: platform, stack: "A", guards: [:],
      .swipe() + [.settle, .change(.push(.b))])
    #expect(run.saw { if case .swipeRefused(.edge, .ownDelegate) = $0 { true } else { false } })
    #expect(run.outcome == "AB/AB")
  }

  /// The fault: the limits for a hidden bar and a custom left item are elsewhere.
  @Test(arguments: FixedPlatform.every) func losesTheOtherLimits(_ platform: FixedPlatform) {
    let hidden = Rehearsal(
      Self.interceptor, on: platform, guards: [:], isBarHidden: true, .swipe())
    #expect(hidden.outcome == "AB/AB")
    let leftItem = Rehearsal(
      Self.interceptor, on: platform, guards: [:], leftItems: ["C": .replaces], .swipe())
    #expect(leftItem.outcome == "AB/AB")
  }

  /// L-9: the content recognizer has a delegate of its own.
  @Test func contentSwipesGoRoundIt() {
    let run = Rehearsal(Self.interceptor, on: .ios26, guards: ["C": .veto], .swipe(.content))
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }
}
