import NavigationModel
import Testing

@Suite struct ScenarioTests {
  private let scenario = Scenario(
    screens: [ScenarioScreen("A"), ScenarioScreen("B", guard: .veto), ScenarioScreen("C")],
    stack: ScreenList("AB"))

  @Test func screensAreNamed() {
    #expect(scenario.name(of: b) == "B")
    #expect(scenario.name(of: e) == "-")
    #expect(scenario.name(of: .none) == "-")
  }

  @Test func guardsAreFound() {
    #expect(scenario.screenGuard(of: b) == .veto)
    #expect(scenario.screenGuard(of: e) == .none)
    #expect(scenario.screenGuard(of: .none) == .none)
    #expect(scenario.guardedScreens == ScreenSet("B"))
  }

  @Test func nothingHappensUnlessSaid() {
    #expect(scenario.outerItems.isEmpty && scenario.triggers.isEmpty && scenario.steps.isEmpty)
    #expect(!scenario.isBarHidden && !scenario.marksPops)
    #expect(scenario.screens[0].leftItem == .none)
  }
}
