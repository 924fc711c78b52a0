import NavigationModel
import Testing

@testable import Rendering

@Suite struct StateTextTests {
  private func list(_ places: Int...) -> ScreenList { ScreenList(places.map(Screen.init)) }

  @Test func namesScreensOnceWhereListsAgree() {
    let text = StateText(scenario: Samples.doubleTap)
    #expect(text.text(stack: list(0, 1, 2), items: list(0, 1, 2)) == "V3 I3 A B C")
  }

  @Test func marksWhereListsDisagree() {
    let text = StateText(scenario: Samples.doubleTap)
    #expect(text.text(stack: list(0, 1), items: list(0, 1, 2)) == "V2 A B ≠ I3 A B C")
    #expect(text.text(stack: list(0, 1), items: list(0, 2)) == "V2 A B ≠ I2 A C")
  }

  @Test func countsOuterItemsApart() {
    var scenario = Samples.doubleTap
    scenario.screens.append(ScenarioScreen("O"))
    scenario.outerItems = list(3)
    let text = StateText(scenario: scenario)
    #expect(text.text(stack: list(0, 1), items: list(3, 0, 1)) == "V2 I2+1 A B")
    #expect(text.text(stack: list(0), items: list(3, 0, 1)) == "V1 A ≠ I2+1 A B")
  }
}
