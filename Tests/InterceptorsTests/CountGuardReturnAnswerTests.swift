import Interceptors
import NavigationModel
import Testing

@Suite struct CountGuardReturnAnswerTests {
  static let interceptor = CountGuardReturnAnswer()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["barToggle reached"])
    #expect(!run.state.flags.contains(.dimmed))
  }

  @Test(arguments: FixedPlatform.before13, [["C": ScreenGuard.allow], [:]])
  func popsOnTheNextTurn(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["interceptor pop"])
    #expect(run.askCount == 1)
  }

  @Test(arguments: FixedPlatform.before13)
  func letsPopsByCodeThrough(_ platform: FixedPlatform) {
    let run = Rehearsal(
      Self.interceptor, on: platform, guards: ["B": .veto, "C": .veto], [.popByCode])
    #expect(run.outcome == "AB/AB")
    #expect(run.consults.isEmpty)
    #expect(run.calls == ["app pop"])
  }

  /// The fault: from iOS 13 on UIKit and the block both pop.
  @Test(arguments: FixedPlatform.from13) func popsTwiceFrom13(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["B": .veto], [.tap])
    #expect(run.removals == ["C", "B"])
    #expect(run.calls == ["UIKit pop", "interceptor pop"])
    #expect(run.askCount == 1)
    #expect(run.outcome == "A/A")
  }

  /// SW-05: the counts let every swipe through.
  @Test(arguments: FixedPlatform.every) func swipesGoRoundIt(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], .swipe())
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }
}
