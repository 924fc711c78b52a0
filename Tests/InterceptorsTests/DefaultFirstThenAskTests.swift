import Interceptors
import NavigationModel
import Testing

@Suite struct DefaultFirstThenAskTests {
  static let interceptor = DefaultFirstThenAsk()

  /// The fault: the screen that comes back is asked, and its refusal comes too late (BT-07).
  @Test(arguments: FixedPlatform.before13)
  func asksTooLateBefore13(_ platform: FixedPlatform) {
    let veto = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(veto.consults.isEmpty)
    #expect(veto.outcome == "AB/AB")
    let below = Rehearsal(Self.interceptor, on: platform, guards: ["B": .veto], [.tap])
    #expect(below.wrongConsults == ["B for C"])
    #expect(below.outcome == "AB/ABC")
  }

  @Test(arguments: FixedPlatform.from13)
  func refusesInTimeWhereDefaultDoesNotPop(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["subviewWalk missed"])
    #expect(run.outcome == "ABC/ABC")
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func leavesThePopToTheOriginal(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["UIKit pop"])
  }

  @Test(arguments: FixedPlatform.before13)
  func letsPopsByCodeThrough(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["B": .veto], [.popByCode])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }

  /// OQ-10: what the original refuses in a transition is refused without a question.
  @Test func passesTheOriginalsRefusalOn() {
    let platform = FixedPlatform.ios26.with(DefaultInTransition.refuses)
    let run = Rehearsal(
      Self.interceptor, on: platform, stack: "ABC", [.tap(at: 0), .tap(at: 50)])
    #expect(run.consults == ["C allow"])
    #expect(run.outcome == "AB/AB")
  }
}
