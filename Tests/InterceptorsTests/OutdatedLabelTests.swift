import Interceptors
import NavigationModel
import Testing

@Suite struct OutdatedLabelTests {
  static let interceptor = OutdatedLabel()

  /// The fault: nobody is asked, whatever the guard says.
  @Test(
    arguments: FixedPlatform.every, [["C": ScreenGuard.veto], ["C": .allow], [:]])
  func leavesEverythingToUIKit(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    let plain = Rehearsal(NoInterceptor(), on: platform, guards: guards, [.tap])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
    #expect(run.log == plain.log)
    #expect(run.calls == plain.calls)
  }

  @Test func answersAsTheReachedCodeWould() {
    let reached = Rehearsal(
      CountGuardAlwaysRefuse(), on: .ios13, guards: ["C": .veto], [.tap])
    #expect(reached.outcome == "ABC/ABC")
    #expect(Self.interceptor.attachment == .unreached)
  }
}
