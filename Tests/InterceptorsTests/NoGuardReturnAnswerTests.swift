import Interceptors
import NavigationModel
import Testing

@Suite struct NoGuardReturnAnswerTests {
  static let interceptor = NoGuardReturnAnswer()

  @Test(arguments: [(FixedPlatform.ios9, "reached"), (.ios11, "missed"), (.ios13, "missed")])
  func refusesForTheScreen(_ platform: FixedPlatform, walk: String) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["subviewWalk \(walk)"])
  }

  @Test(arguments: FixedPlatform.before13, [["C": ScreenGuard.allow], [:]])
  func popsOnTheNextTurn(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["interceptor pop"])
  }

  /// C14: whether UIKit pops after a yes from a category decides between one pop and two.
  @Test func popsTwiceFrom13WhereUIKitPops() {
    #expect(Rehearsal(Self.interceptor, on: .ios13, [.tap]).outcome == "A/A")
    let byHand = FixedPlatform.ios13.with(CategoryTapAllowedPopsController.nobody)
    #expect(Rehearsal(Self.interceptor, on: byHand, [.tap]).outcome == "AB/AB")
  }

  /// The fault: no counts are compared, so that a pop by code pops once more.
  @Test func popsOnceMoreAfterPopsByCode() {
    let run = Rehearsal(Self.interceptor, on: .ios12, guards: ["B": .allow], [.popByCode])
    #expect(run.wrongConsults == ["B for C"])
    #expect(run.removals == ["C", "B"])
    #expect(run.calls == ["app pop", "interceptor pop", "interceptor pop"])
    #expect(run.outcome == "A/A")
  }

  /// SW-02: a swipe asks the screen that comes back, and a pop is issued inside the gesture.
  @Test func popsInsideSwipes() {
    let run = Rehearsal(Self.interceptor, on: .ios12, guards: ["B": .allow], .swipe())
    #expect(run.wrongConsults == ["B for C"])
    #expect(run.removals == ["C", "B"])
  }

  /// V13-06: where a category is not reached, UIKit pops without a question.
  @Test func isNotReachedOnSomePlatforms() {
    let platform = FixedPlatform.ios13Point4.with(CategoryOverrideReached.notReached)
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }
}
