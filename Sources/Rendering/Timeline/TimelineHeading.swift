import CompatMatrix
import NavigationModel

/// The beginning of a timeline: the fixture, the screens with their guards, and the signs.
struct TimelineHeading {
  let subject: TimelineSubject

  /// Adds what two timelines of one fixture share.
  func addFixture(to page: inout TextPage) {
    let style = page.style
    let fixture = subject.fixture
    page.addWrapped(style.foreign("\(fixture.id): \(fixture.title)"), .heading, indentation: 2)
    page.addWrapped("Screens: " + style.foreign(screens), indentation: 9)
  }

  /// Adds who ran where.
  func addRun(label: String, to page: inout TextPage) {
    page.addWrapped(
      page.style.foreign(
        "\(label)\(subject.interceptor.id) on \(subject.platformTitle)"), indentation: 2)
    page.addWrapped("  " + page.style.foreign(subject.interceptor.title), .faint, indentation: 2)
  }

  static func addLegend(to page: inout TextPage) {
    page.addWrapped(
      page.style.own(
        "ms, who, what, V stack, I items; ≠ these disagree; ← hazard; ? switch read"),
      .faint, indentation: 2)
  }

  private var screens: String {
    let scenario = subject.fixture.scenario
    var parts = scenario.screens.map { screen in
      var marks: [String] = []
      if let words = Self.words(for: screen.screenGuard, in: scenario) { marks.append(words) }
      switch screen.leftItem {
      case .none: break
      case .replaces: marks.append("left item instead of back")
      case .supplements: marks.append("left item beside back")
      }
      return marks.isEmpty ? screen.name : "\(screen.name) (\(marks.joined(separator: ", ")))"
    }
    if scenario.outerItems.count > 0 { parts.append("outer items \(scenario.outerItems.count)") }
    if scenario.isBarHidden { parts.append("bar hidden") }
    if scenario.marksPops { parts.append("the app marks its pops") }
    return parts.joined(separator: ", ")
  }

  private static func words(for screenGuard: ScreenGuard, in scenario: Scenario) -> String? {
    switch screenGuard {
    case .none: nil
    case .allow: "allows"
    case .veto: "refuses"
    case .vetoTimes(let count): "refuses \(count) times"
    case .confirm: "asks the person"
    case .redirect(let target): "redirects to \(scenario.name(of: target))"
    }
  }
}
