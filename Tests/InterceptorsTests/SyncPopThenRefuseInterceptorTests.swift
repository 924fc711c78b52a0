import Interceptors
import NavigationModel
import Testing

@Suite struct SyncPopThenRefuseInterceptorTests {
  static let interceptor = SyncPopThenRefuseInterceptor()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies.isEmpty)
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func popsInsideTheAsk(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.removals == ["C"])
    #expect(run.log.last == "0 no to C")
    #expect(run.askCount == (platform.osVersion < SystemVersion(13) ? 2 : 1))
  }

  /// The fault: where UIKit takes the refusal at its word, the item of the popped screen stays.
  @Test func itemMayStay() {
    let platform = FixedPlatform.ios13.with(SyncPopThenRefuse.itemStays)
    #expect(Rehearsal(Self.interceptor, on: platform, [.tap]).outcome == "AB/ABC")
  }

  @Test(arguments: FixedPlatform.before13)
  func letsPopsByCodeThrough(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["B": .veto], [.popByCode])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }
}
