import Interceptors
import NavigationModel
import Testing

@Suite struct InProgressFlagTests {
  static let interceptor = InProgressFlag()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.calls.isEmpty)
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func popsOnce(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    let isBefore13 = platform.osVersion < SystemVersion(13)
    #expect(run.calls == [isBefore13 ? "interceptor pop" : "UIKit pop"])
    #expect(run.askCount == (isBefore13 ? 2 : 1))
  }

  /// The flag lets the pop through, but only after the screen that comes back has been asked.
  @Test(arguments: FixedPlatform.before13)
  func popsByCodePassAfterAskingTheWrongScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["B": .veto], [.popByCode])
    #expect(run.wrongConsults == ["B for C"])
    #expect(run.outcome == "AB/AB")
  }

  @Test(arguments: FixedPlatform.every) func worksTwiceInARow(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, [.tap, .settle, .tap])
    #expect(run.outcome == "A/A")
    #expect(run.removals == ["C", "B"])
  }

  @Test(arguments: FixedPlatform.every) func pushesDoNotSetTheFlag(_ platform: FixedPlatform) {
    let run = Rehearsal(
      Self.interceptor, on: platform, guards: ["D": .veto],
      [.change(.push(.d)), .settle, .tap])
    #expect(run.consults == ["D refuse"])
    #expect(run.outcome == "ABCD/ABCD")
  }

  /// The fault (SW-20): a cancelled swipe leaves the flag set, so that the next tap is allowed
  /// without a pop.
  ///
  /// A `didShow` for the screen that stays does not clear it.
  @Test(arguments: [SwipeCancelledCallbacks.none, .willShowAndDidShow])
  func cancelledSwipeLeavesTheFlagSet(_ callbacks: SwipeCancelledCallbacks) {
    let run = Rehearsal(
      Self.interceptor, on: .ios12.with(callbacks), guards: ["C": .veto],
      .cancelledSwipe() + [.settle, .tap])
    #expect(run.consults.last == "C refuse")
    #expect(run.outcome == "ABC/AB")
  }

  /// C3: if `willShow` comes in the layout pass only, the flag is late and a second pop follows.
  @Test func needsWillShowAheadOfTheAsk() {
    let platform = FixedPlatform.ios12.with(WillShowTiming.layout)
    let run = Rehearsal(Self.interceptor, on: platform, [.tap])
    #expect(run.consults == ["C allow", "B allow"])
    #expect(run.removals == ["C", "B"])
    #expect(run.outcome == "A/A")
  }
}
