import CompatMatrix
import Interceptors
import NavigationModel
import Testing

@testable import Rendering

@Suite struct TimelineHeadingTests {
  private func text(_ scenario: Scenario, columns: Int = 80) throws -> String {
    var page = TextPage(TextStyle(columns: columns))
    TimelineHeading(subject: try Samples.subject(platform: "12", scenario: scenario))
      .addFixture(to: &page)
    return page.text
  }

  private func scenario(_ screens: [ScenarioScreen]) -> Scenario {
    Scenario(screens: screens, stack: ScreenList(screens.indices.map(Screen.init)))
  }

  @Test func namesEveryGuard() throws {
    let text = try text(
      scenario([
        ScenarioScreen("A"), ScenarioScreen("B", guard: .allow),
        ScenarioScreen("C", guard: .veto), ScenarioScreen("D", guard: .vetoTimes(2)),
        ScenarioScreen("E", guard: .confirm), ScenarioScreen("F", guard: .redirect(Screen(1))),
      ]), columns: 120)
    #expect(
      text == """
        double-tap: Two taps
        Screens: A, B (allows), C (refuses), D (refuses 2 times), E (asks the person), F (redirects to B)

        """)
  }

  @Test func namesLeftItems() throws {
    let text = try text(
      scenario([
        ScenarioScreen("A", leftItem: .supplements),
        ScenarioScreen("B", guard: .veto, leftItem: .replaces),
      ]))
    #expect(
      text.hasSuffix(
        "Screens: A (left item beside back), B (refuses, left item instead of back)\n"))
  }

  @Test func tellsHowTheScenarioBegins() throws {
    var scenario = scenario([ScenarioScreen("A"), ScenarioScreen("O")])
    scenario.stack = ScreenList([Screen(0)])
    scenario.outerItems = ScreenList([Screen(1)])
    scenario.isBarHidden = true
    scenario.marksPops = true
    #expect(
      try text(scenario).hasSuffix(
        "Screens: A, O, outer items 1, bar hidden, the app marks its pops\n"))
  }

  @Test func wrapsManyScreens() throws {
    let screens = (0..<16).map { ScenarioScreen("screen-number-\($0)", guard: .veto) }
    expectWellFormed(try text(scenario(screens)))
  }

  @Test func namesTheRun() throws {
    var page = TextPage(TextStyle())
    TimelineHeading(subject: try Samples.subject(platform: "12")).addRun(label: "A | ", to: &page)
    #expect(
      page.text == """
        A | count-guard-return-answer on iOS 12
          Compares counts, pops on the next turn, returns the answer

        """)
  }

  @Test func explainsTheSignsOnOneLine() {
    var page = TextPage(TextStyle(isASCII: true))
    TimelineHeading.addLegend(to: &page)
    #expect(page.lines.count == 1)
    expectPlainASCII(page.text)
    expectWellFormed(page.text)
  }
}
