import Interceptors
import NavigationModel
import Testing

@Suite struct RefusingPopOverridesTests {
  static let interceptor = RefusingPopOverrides()

  @Test(arguments: FixedPlatform.from13) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
  }

  /// BT-06: before iOS 13 UIKit's default calls the override, and the item goes all the same.
  @Test(arguments: FixedPlatform.before13)
  func losesTheItemBefore13(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.consults == ["C refuse"])
    #expect(run.outcome == "ABC/AB")
  }

  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.allow], [:]])
  func letsTheScreenGo(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.consults == guards.keys.map { "\($0) allow" })
    #expect(run.outcome == "AB/AB")
  }

  @Test(arguments: FixedPlatform.from13, [Swipe.edge, .content])
  func refusesSwipes(_ platform: FixedPlatform, swipe: Swipe) {
    guard swipe == .edge || platform.id == "26" else { return }
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], .swipe(swipe))
    #expect(run.consults == ["C refuse"])
    #expect(run.outcome == "ABC/ABC")
  }

  @Test func refusesMenuFromTheTopDown() {
    let menu = ScenarioStep.event(.chooseFromMenu(.a), at: nil)
    let run = Rehearsal(
      Self.interceptor, on: .ios26, guards: ["B": .veto, "C": .allow], [menu])
    #expect(run.consults == ["C allow", "B refuse"])
    #expect(run.outcome == "ABC/ABC")
    let top = Rehearsal(Self.interceptor, on: .ios26, guards: ["B": .veto, "C": .veto], [menu])
    #expect(top.consults == ["C refuse"])
  }

  @Test(arguments: [NavigationEvent.escape, .keyCommand, .reselectTab])
  func refusesKeysAndTabs(_ event: NavigationEvent) {
    let run = Rehearsal(
      Self.interceptor, on: .ios26, guards: ["C": .veto], [.event(event, at: nil)])
    #expect(run.consults == ["C refuse"])
    #expect(run.outcome == "ABC/ABC")
  }

  /// The fault: calls of the app's own are refused as well.
  @Test(arguments: [StackChange.pop(), .popTo(.a), .popToRoot()])
  func refusesTheAppToo(_ change: StackChange) {
    let run = Rehearsal(Self.interceptor, on: .ios13, guards: ["C": .veto], [.change(change)])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.saw { if case .overrideRefused = $0 { true } else { false } })
  }

  @Test func confirmedPopIsRefusedAgain() {
    let yes = ScenarioStep.event(.answerConfirmation(yes: true, isMarked: false), at: nil)
    let run = Rehearsal(
      Self.interceptor, on: .ios13, guards: ["C": .confirm], [.tap, .settle, yes])
    #expect(run.consults == ["C refuse", "C refuse"])
    #expect(run.outcome == "ABC/ABC")
  }

  @Test func redirectCallsItself() {
    let run = Rehearsal(Self.interceptor, on: .ios13, guards: ["C": .redirect(.a)], [.tap])
    #expect(run.end == .halted)
    #expect(run.saw { if case .ranAway = $0 { true } else { false } })
  }

  /// LP-5: `setViewControllers` goes round the three overrides.
  @Test func settingTheStackGoesRoundIt() {
    let run = Rehearsal(
      Self.interceptor, on: .ios26, guards: ["C": .veto],
      [.change(.setStack(ScreenList([.a])))])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "A/A")
  }
}
