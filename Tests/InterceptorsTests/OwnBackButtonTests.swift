import Interceptors
import NavigationModel
import Testing

@Suite struct OwnBackButtonTests {
  static let interceptor = OwnBackButton()

  @Test(arguments: FixedPlatform.every) func refusesForTheScreen(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .veto], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.consults == ["C refuse"])
    #expect(run.askCount == 0)
  }

  @Test(arguments: FixedPlatform.every) func handlerPops(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .allow], [.tap])
    #expect(run.outcome == "AB/AB")
    #expect(run.calls == ["interceptor pop"])
  }

  /// The seed's own handler: an alert whose second button pops by code.
  @Test(arguments: FixedPlatform.every) func handlerMayAskThePerson(_ platform: FixedPlatform) {
    let yes = ScenarioStep.event(.answerConfirmation(yes: true, isMarked: false), at: nil)
    let run = Rehearsal(
      Self.interceptor, on: platform, guards: ["C": .confirm], [.tap, .settle, yes])
    #expect(run.consults == ["C refuse"])
    #expect(run.outcome == "AB/AB")
  }

  /// The fault: `self.navigationController` is nil inside the navigation controller.
  @Test(arguments: FixedPlatform.every) func plainScreensNeverPop(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: [:], [.tap])
    #expect(run.outcome == "ABC/ABC")
    #expect(run.messages == ["self.navigationController is nil"])
    #expect(run.calls.isEmpty)
    #expect(run.probed == "ABC/ABC")
  }

  @Test func pushedScreensGetTheButton() {
    let run = Rehearsal(
      Self.interceptor, on: .ios13, guards: [:], [.change(.push(.d)), .settle, .tap])
    #expect(run.state.ownBackButtons.contains(.d))
    #expect(!run.state.ownBackButtons.contains(.a))
    #expect(run.outcome == "ABCD/ABCD")
  }

  /// `setViewControllers` is not overridden, so that UIKit's own button stays.
  @Test func screensSetAsStackKeepUIKitsButton() {
    let stack = ScreenList([.a, .d])
    let run = Rehearsal(
      Self.interceptor, on: .ios13, guards: [:], [.change(.setStack(stack)), .settle, .tap])
    #expect(run.outcome == "A/A")
  }

  @Test(arguments: FixedPlatform.every) func refusesSwipesOfGuards(_ platform: FixedPlatform) {
    let run = Rehearsal(Self.interceptor, on: platform, guards: ["C": .allow], .swipe())
    #expect(run.consults.isEmpty)
    #expect(run.saw { if case .swipeRefused(.edge, .ownDelegate) = $0 { true } else { false } })
    #expect(run.outcome == "ABC/ABC")
  }

  @Test(arguments: FixedPlatform.every) func plainScreensSwipe(_ platform: FixedPlatform) {
    #expect(Rehearsal(Self.interceptor, on: platform, guards: [:], .swipe()).outcome == "AB/AB")
    let root = Rehearsal(Self.interceptor, on: platform, stack: "A", guards: [:], .swipe())
    #expect(root.saw { if case .swipeRefused(.edge, .ownDelegate) = $0 { true } else { false } })
  }
}
