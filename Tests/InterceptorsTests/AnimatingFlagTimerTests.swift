import Interceptors
import NavigationModel
import Testing

@Suite struct AnimatingFlagTimerTests {
  static let interceptor = AnimatingFlagTimer()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["barToggle reached"])
    #expect(run.messages.contains("**** shouldpop 2, 0"))
  }

  @Test(arguments: FixedPlatform.before13, [["C": ScreenGuard.allow], [:]])
  func popsOnTheNextTurn(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["interceptor pop"])
  }

  @Test(arguments: FixedPlatform.from13) func popsTwiceFrom13(_ platform: FixedPlatform) {
    #expect(Rehearsal(Self.interceptor, on: platform, [.tap]).outcome == "A/A")
  }

  @Test func letsPopsByCodeThroughAndClearsTheFlag() {
    let run = Rehearsal(Self.interceptor, on: .ios12, guards: ["B": .veto], [.popByCode])
    #expect(run.outcome == "AB/AB")
    #expect(run.consults.isEmpty)
    #expect(
      run.messages == [
        "**** shouldpop shouldPopItem in", "**** shouldpop set isAnimating=yes",
        "**** shouldpop set isAnimating=no, 1",
      ])
  }

  @Test func letsPopsByCodeThroughWhileTheFlagIsSet() {
    let run = Rehearsal(
      Self.interceptor, on: .ios12, guards: ["C": .veto], [.tap(at: 0), .wait(100), .popByCode])
    #expect(run.outcome == "AB/AB")
    #expect(run.messages.contains("**** shouldpop isAnimating==yes,  set isAnimating=no, 1"))
  }

  /// OV-06: the flag also refuses a second tap that is meant, after a refusal.
  @Test func refusesSecondTapWithin200Milliseconds() {
    let guards: [String: ScreenGuard] = ["C": .vetoTimes(1)]
    let early = Rehearsal(
      Self.interceptor, on: .ios12, guards: guards, [.tap(at: 0), .tap(at: 199)])
    #expect(early.outcome == "ABC/ABC")
    #expect(early.consults == ["C refuse"])
    #expect(early.messages.contains("**** shouldpop isAnimating==yes, shouldpop 3, 0"))
    let late = Rehearsal(
      Self.interceptor, on: .ios12, guards: guards, [.tap(at: 0), .tap(at: 200)])
    #expect(late.outcome == "AB/AB")
    #expect(late.consults == ["C refuse", "C allow"])
  }

  /// The flag is cleared at 200 ms, the animation ends at 350 ms: a tap between them still nests.
  @Test func flagIsTooShortForTheAnimation() {
    let within = Rehearsal(Self.interceptor, on: .ios11, [.tap(at: 0), .tap(at: 150)])
    #expect(within.outcome == "AB/AB")
    #expect(!within.saw { if case .nested = $0 { true } else { false } })
    let between = Rehearsal(Self.interceptor, on: .ios11, [.tap(at: 0), .tap(at: 250)])
    #expect(between.outcome == "AB/A")
    #expect(
      between.messages.contains("nested pop animation can result in a corrupted navigation bar"))
    let after = Rehearsal(Self.interceptor, on: .ios11, [.tap(at: 0), .tap(at: 351)])
    #expect(after.outcome == "A/A")
    #expect(!after.saw { if case .nested = $0 { true } else { false } })
  }
}
