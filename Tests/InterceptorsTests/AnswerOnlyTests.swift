import Interceptors
import NavigationModel
import Testing

@Suite struct AnswerOnlyTests {
  static let interceptor = AnswerOnly()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies.isEmpty)
    #expect(run.state.flags.contains(.dimmed) == (platform.id == "9"))
  }

  @Test(arguments: FixedPlatform.from13, [["C": ScreenGuard.allow], [:]])
  func leavesThePopToUIKitFrom13(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["UIKit pop"])
  }

  /// The fault: before iOS 13 nobody pops the controller.
  @Test(arguments: FixedPlatform.before13, [["C": ScreenGuard.allow], [:]])
  func popsOnlyTheItemBefore13(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "ABC/AB")
    #expect(run.calls.isEmpty)
  }

  @Test(arguments: FixedPlatform.before13)
  func popsByCodeAskTheWrongScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["B": .veto], [.popByCode])
    #expect(run.wrongConsults == ["B for C"])
    #expect(run.outcome == "AB/ABC")
  }
}
