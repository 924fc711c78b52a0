import Interceptors
import NavigationModel
import Testing

@Suite struct TearDownInPopTests {
  static let interceptor = TearDownInPop()

  private func tornDown(_ run: Rehearsal) -> [String] {
    run.kinds.compactMap {
      guard case .tornDown(let screen) = $0 else { return nil }
      return screen.name
    }
  }

  /// It asks nobody: whatever the guard says, UIKit pops.
  @Test(arguments: FixedPlatform.every, [["C": ScreenGuard.veto], ["C": .allow], [:]])
  func leavesTheAskToUIKit(_ platform: FixedPlatform, guards: [String: ScreenGuard]) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: guards, [.tap])
    #expect(run.consults.isEmpty)
    #expect(run.outcome == "AB/AB")
    #expect(tornDown(run) == ["C"])
  }

  @Test(arguments: FixedPlatform.every) func tearsDownAfterPopsByCode(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, [.popByCode])
    #expect(tornDown(run) == ["C"])
  }

  /// The fault: a cancelled swipe brings back a screen that has been torn down.
  @Test(arguments: FixedPlatform.every) func cancelledSwipeComesTooLate(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, .cancelledSwipe())
    #expect(run.outcome == "ABC/ABC")
    #expect(tornDown(run) == ["C"])
  }

  @Test func nothingIsTornDownAtTheRoot() {
    let run = Rehearsal(Self.interceptor, on: .ios13, stack: "A", [.popByCode])
    #expect(tornDown(run).isEmpty)
  }

  /// TR-1: a pop that waits returns nil, so that its screen is never torn down.
  @Test func deferredPopsTearNothingDown() {
    let run = Rehearsal(Self.interceptor, on: .ios13, [.popByCode, .popByCode])
    #expect(run.outcome == "A/A")
    #expect(tornDown(run) == ["C"])
  }
}
