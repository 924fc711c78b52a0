import Interceptors
import NavigationModel
import Testing

@Suite struct VersionBranchTests {
  static let interceptor = VersionBranch()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["barToggle reached"])
    #expect(
      run.messages == [
        "**** shouldpop set isAnimating=yes", "**** shouldpop 2, false",
        "**** shouldpop set isAnimating=no",
      ])
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func popsOnce(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    let isBefore13 = platform.osVersion < SystemVersion(13)
    #expect(run.calls == [isBefore13 ? "interceptor pop" : "UIKit pop"])
  }

  /// The log that the seed prints on iOS 13, without the two lines of counts.
  @Test func notesWhatTheSeedPrints() {
    let run = Rehearsal(Self.interceptor, on: .ios13, [.tap])
    #expect(
      run.log == [
        "0 ask C 3/3",
        "0 **** shouldpop set isAnimating=yes",
        "0 **** shouldpop 2, true",
        "0 yes to C",
        "200 **** shouldpop set isAnimating=no",
      ])
  }

  @Test func letsPopsByCodeThrough() {
    let run = Rehearsal(Self.interceptor, on: .ios12, guards: ["B": .veto], [.popByCode])
    #expect(run.outcome == "AB/AB")
    #expect(run.consults.isEmpty)
    #expect(run.messages.last == "**** shouldpop set isAnimating=no, true")
  }

  @Test func flagRefusesSecondTap() {
    let run = Rehearsal(
      Self.interceptor, on: .ios12, guards: ["C": .vetoTimes(1)], [.tap(at: 0), .tap(at: 199)])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.messages.contains("**** shouldpop isAnimating==yes, shouldpop 3, false"))
  }

  @Test func flagLetsPopsByCodeThrough() {
    let run = Rehearsal(
      Self.interceptor, on: .ios12, guards: ["C": .veto], [.tap(at: 0), .wait(100), .popByCode])
    #expect(run.outcome == "AB/AB")
    #expect(run.messages.contains("**** shouldpop isAnimating==yes,  set isAnimating=no, true"))
  }

  /// The fault: the branch asks for the system, UIKit for the SDK too (V13-04, C13).
  @Test func popsOnlyTheItemWhenLinkedWithSDK12() {
    let run = Rehearsal(Self.interceptor, on: .ios13LinkedWith12, [.tap])
    #expect(run.outcome == "ABC/AB")
    #expect(run.calls.isEmpty)
  }
}
