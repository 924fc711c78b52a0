import Interceptors
import NavigationModel
import Testing

@Suite struct PopNextTurnReturnAnswerTests {
  static let interceptor = PopNextTurnReturnAnswer()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.remedies == ["barToggle reached"])
    #expect(run.calls.isEmpty)
  }

  @Test(arguments: FixedPlatform.before13, [["C": ScreenGuard.allow], [:]])
  func popsOnTheNextTurn(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["interceptor pop"])
    #expect(run.consults == guards.keys.map { "\($0) allow" })
  }

  @Test(arguments: FixedPlatform.from13) func popsTwiceFrom13(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, [.tap])
    #expect(run.outcome == "A/A")
    #expect(run.askCount == 1)
  }

  /// The fault that the seed's author corrected: a pop by code asks the screen that comes back.
  @Test(arguments: FixedPlatform.before13)
  func asksTheWrongScreenAboutPopsByCode(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["B": .veto], [.popByCode])
    #expect(run.wrongConsults == ["B for C"])
    #expect(run.outcome == "AB/ABC")
  }

  /// The counts in front of the pop keep it from popping once more.
  @Test(arguments: FixedPlatform.before13)
  func popsByCodeStayOnePop(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["B": .allow], [.popByCode])
    #expect(run.wrongConsults == ["B for C"])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["app pop"])
  }
}
