import Interceptors
import NavigationModel
import Testing

@Suite struct CountGuardAlwaysRefuseTests {
  static let interceptor = CountGuardAlwaysRefuse()

  @Test(arguments: [(FixedPlatform.ios9, "reached"), (.ios11, "missed"), (.ios26, "missed")])
  func refusesForTheScreen(_ platform: FixedPlatform, walk: String) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["subviewWalk \(walk)"])
    #expect(!run.state.flags.contains(.dimmed))
    #expect(run.calls.isEmpty)
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func popsOnTheNextTurn(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["interceptor pop"])
    #expect(run.consults == guards.keys.map { "\($0) allow" })
    #expect(run.remedies.isEmpty)
  }

  @Test(arguments: FixedPlatform.before13)
  func letsPopsByCodeThrough(_ platform: FixedPlatform) {
    let run = Rehearsal(
      Self.interceptor, on: platform, guards: ["B": .veto, "C": .veto], [.popByCode])
    #expect(run.outcome == "AB/AB")
    #expect(run.consults.isEmpty)
  }

  /// VT-06: the refusal ahead of the pop dims the indicator until the pop replaces it.
  @Test func popReplacesTheDimmedIndicator() {
    let run = Rehearsal(Self.interceptor, on: .ios9, [.tap])
    #expect(run.saw { if case .indicatorDimmed = $0 { true } else { false } })
    #expect(run.saw { if case .indicatorReplaced = $0 { true } else { false } })
    #expect(!run.state.flags.contains(.dimmed))
  }

  /// The block pops whatever is on top when it runs.
  @Test(arguments: FixedPlatform.from13) func popsWhatIsOnTopByThen(_ platform: FixedPlatform) {
    let run = Rehearsal(
      Self.interceptor, on: platform, [.tap, .change(.push(.d, animated: false))])
    #expect(run.removals == ["D"])
    #expect(run.outcome == "ABC/ABC")
  }

  /// V13-06, TAP-7: a category may not be reached, and UIKit pops without a question.
  @Test func isNotReachedOnSomePlatforms() {
    let platform = FixedPlatform.ios13Point4.with(CategoryOverrideReached.notReached)
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }

  /// SW-05: the counts let every swipe through.
  @Test(arguments: FixedPlatform.every) func swipesGoRoundIt(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], .swipe())
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }
}
