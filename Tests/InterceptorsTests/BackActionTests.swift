import Interceptors
import NavigationModel
import Testing

@Suite struct BackActionTests {
  static let interceptor = BackAction()

  @Test func refusesForTheScreen() {
    let run = Rehearsal(Self.interceptor, on: .ios26, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.askCount == 0)
  }

  @Test func popsByItself() {
    let run = Rehearsal(Self.interceptor, on: .ios26, guards: ["C": .allow], [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.consults == ["C allow"])
    #expect(run.calls == ["interceptor pop"])
    #expect(run.askCount == 0)
  }

  /// OQ-1: if the tap asks as well, UIKit's own implementation lets it through.
  @Test func popsOnceIfTheTapAsksToo() {
    let platform = FixedPlatform.ios26.with(BackActionAsks.asks)
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .allow], [.tap])
    #expect(run.askCount == 1)
    #expect(run.outcome == "AB/AB")
  }

  @Test(arguments: FixedPlatform.every) func plainScreensArePoppedByUIKit(_ platform: FixedPlatform)
  {
    let run = Rehearsal(Self.interceptor, on: platform, guards: [:], [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["UIKit pop"])
  }

  /// Before iOS 16 there is no back action.
  @Test(arguments: FixedPlatform.every.filter { $0.osVersion < SystemVersion(16) })
  func doesNothingBefore16(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }

  /// The fault: swipes, menu and keys go round it (BA-4).
  @Test(
    arguments: [
      [ScenarioStep].swipe(.edge), .swipe(.content), [.event(.chooseFromMenu(.b), at: nil)],
      [.event(.keyCommand, at: nil)],
    ])
  func otherRoutesGoRoundIt(_ steps: [ScenarioStep]) {
    let run = Rehearsal(Self.interceptor, on: .ios26, guards: ["C": .veto], steps)
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
  }
}
