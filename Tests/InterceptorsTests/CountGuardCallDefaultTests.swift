import Interceptors
import NavigationModel
import Testing

@Suite struct CountGuardCallDefaultTests {
  static let interceptor = CountGuardCallDefault()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["barToggle reached"])
    #expect(!run.saw { if case .calledDefault = $0 { true } else { false } })
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func leavesThePopToUIKit(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["UIKit pop"])
    #expect(run.askCount == 1)
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

  /// SW-05: the counts let every swipe through.
  @Test(arguments: FixedPlatform.every) func swipesGoRoundIt(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], .swipe())
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }
}
