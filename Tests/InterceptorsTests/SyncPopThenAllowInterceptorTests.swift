import Interceptors
import NavigationModel
import Testing

@Suite struct SyncPopThenAllowInterceptorTests {
  static let interceptor = SyncPopThenAllowInterceptor()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies.isEmpty)
  }

  @Test(arguments: FixedPlatform.before13, [["C": ScreenGuard.allow], [:]])
  func popsInsideTheAsk(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.log == ["0 ask C 3/3", "0 ask C 2/3", "0 yes to C", "0 yes to C"])
    #expect(run.consults == guards.keys.map { "\($0) allow" })
    #expect(run.outcome == "AB/AB")
  }

  /// C1: on some platforms a second item goes.
  @Test func secondItemMayGo() {
    let platform = FixedPlatform.ios9.with(SyncPopThenAllow.secondItemGoes)
    let run = Rehearsal(Self.interceptor, on: platform, [.tap])
    #expect(run.outcome == "AB/A")
    #expect(
      run.messages.first == "nested pop animation can result in corrupted navigation bar")
  }

  /// The fault: from iOS 13 on UIKit raises (MS-07).
  @Test(arguments: FixedPlatform.from13, [["C": ScreenGuard.allow], [:]])
  func raisesFrom13(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.end == .halted)
    #expect(run.messages == ["raised allowedAfterManualPop"])
  }

  @Test(arguments: FixedPlatform.before13)
  func letsPopsByCodeThrough(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["B": .veto], [.popByCode])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }
}
