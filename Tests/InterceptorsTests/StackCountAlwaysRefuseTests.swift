import Interceptors
import NavigationModel
import Testing

@Suite struct StackCountAlwaysRefuseTests {
  static let interceptor = StackCountAlwaysRefuse()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
  }

  /// VT-03: the walk has no lower bound, so that transparent subviews become visible.
  @Test func brightensTransparentSubviews() {
    let old = Rehearsal(Self.interceptor, on: .ios9, guards: ["C": .veto], [.tap])
    #expect(old.remedies == ["unboundedSubviewWalk reached"])
    #expect(old.state.flags.contains(.transparentShown))
    let new = Rehearsal(Self.interceptor, on: .ios11, guards: ["C": .veto], [.tap])
    #expect(new.remedies == ["unboundedSubviewWalk missed"])
    #expect(!new.state.flags.contains(.transparentShown))
  }

  @Test(arguments: FixedPlatform.every) func popsFromTwoScreens(_ platform: FixedPlatform) {
    let run = Rehearsal(
      Self.interceptor, on: platform, stack: "AB", guards: ["B": .allow], [.tap])
    #expect(run.outcome == "A/A")
    #expect(run.consults == ["B allow"])
  }

  @Test(arguments: FixedPlatform.from13) func popsFromThreeFrom13(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.consults == ["C allow"])
  }

  /// The fault: each pop asks the screen that comes back, down to the root.
  @Test func cascadesToTheRootOn12() {
    let run = Rehearsal(Self.interceptor, on: .ios12, [.tap])
    #expect(
      run.log == [
        "0 ask C 3/3", "0 no to C", "0 ask C 2/3", "0 no to C", "350 ask C 1/3", "350 yes to C",
      ])
    #expect(run.consults == ["C allow", "B allow"])
    #expect(run.wrongConsults == ["B for C"])
    #expect(run.removals == ["C", "B"])
    #expect(run.outcome == "A/AB")
  }

  /// The one comparison that the seed makes: the last screen left is not asked.
  @Test func doesNotAskTheRoot() {
    let run = Rehearsal(
      Self.interceptor, on: .ios12, stack: "AB", guards: ["A": .veto, "B": .allow], [.tap])
    #expect(run.consults == ["B allow"])
    #expect(run.outcome == "A/A")
  }

  /// Where the second pop is lost in the running transition, the cascade ends there (OV-02).
  @Test(arguments: [FixedPlatform.ios9, .ios11])
  func cascadeStopsWherePopsAreLost(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, [.tap])
    #expect(run.outcome == "AB/ABC")
    #expect(run.saw { if case .swallowed = $0 { true } else { false } })
  }

  /// BT-10: a screen without handler is allowed, and nobody pops it.
  @Test(arguments: FixedPlatform.before13)
  func popsOnlyTheItemOfPlainScreens(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: [:], [.tap])
    #expect(run.outcome == "ABC/AB")
    #expect(run.calls.isEmpty)
  }

  @Test(arguments: FixedPlatform.from13)
  func plainScreensPopFrom13(_ platform: FixedPlatform) {
    #expect(Rehearsal(Self.interceptor, on: platform, guards: [:], [.tap]).outcome == "AB/AB")
  }

  @Test func popsByCodeAskTheWrongScreen() {
    let run = Rehearsal(Self.interceptor, on: .ios12, guards: ["B": .veto], [.popByCode])
    #expect(run.wrongConsults == ["B for C"])
    #expect(run.outcome == "AB/ABC")
  }
}
