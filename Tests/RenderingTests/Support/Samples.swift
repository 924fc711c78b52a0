import CompatMatrix
import Interceptors
import NavigationModel
import Platforms
import Rendering
import Testing

/// Small reports and runs that several tests share.
enum Samples {
  /// Makes a report whose cells are given by `cell(fixture, interceptor, platform)`.
  static func report(
    fixtures: [String], interceptors: [String], platforms: [String],
    cell: (String, String, String) -> MatrixCell?
  ) -> MatrixReport {
    MatrixReport(
      platforms: platforms.map { MatrixReport.Platform(id: $0, title: "iOS \($0)") },
      interceptors: interceptors.map { MatrixReport.Interceptor(id: $0, title: "Title of \($0)") },
      fixtures: fixtures.map { MatrixReport.Fixture(id: $0, title: "Title of \($0)") },
      cells: fixtures.flatMap { fixture in
        interceptors.flatMap { interceptor in
          platforms.compactMap { cell(fixture, interceptor, $0) }
        }
      }, digest: "abc")
  }

  /// A cell with charged hazards, each with a signature of its own.
  static func cell(
    _ fixture: String, _ interceptor: String, _ platform: String, _ verdict: Verdict = .clean,
    certain: [String] = [], conditional: [String] = [], inherent: [String] = [],
    limits: [String] = [], dependsOn: [String] = [], certainty: String = "known",
    reason: String? = nil
  ) -> MatrixCell {
    MatrixCell(
      fixture: fixture, interceptor: interceptor, platform: platform, verdict: verdict,
      hazards: certain, conditionalHazards: conditional, inherent: inherent, limits: limits,
      dependsOn: dependsOn, certainty: certainty,
      signatures: (certain + conditional).sorted().map {
        CellSignature(
          hazard: $0, signature: "\($0) tap/UIKit", isConditional: conditional.contains($0))
      },
      outcomes: [
        CellOutcome(
          answers: dependsOn.map { CellOutcome.Answer(behaviourSwitch: $0, answer: "once") },
          hazards: certain, finalStack: ["A", "B"], finalItems: ["A"])
      ], reason: reason)
  }

  /// Two interceptors, three fixtures and three platforms with a cell of every kind.
  static let small = report(
    fixtures: ["tap", "swipe", "menu"], interceptors: ["good", "bad"],
    platforms: ["12", "13.0", "26"]
  ) { fixture, interceptor, platform in
    switch (fixture, interceptor, platform) {
    case ("menu", _, "12"):
      cell(fixture, interceptor, platform, .unsupported, reason: "no menu there")
    case ("menu", "good", _):
      cell(fixture, interceptor, platform, .limit, limits: ["BY"], certainty: "assumed")
    case ("tap", "bad", "13.0"):
      cell(fixture, interceptor, platform, .hazard, certain: ["2P", "BY"])
    case ("tap", "bad", "26"):
      cell(
        fixture, interceptor, platform, .depends, certain: ["BY"], conditional: ["2P"],
        dependsOn: ["tap.askCount"], certainty: "unknown")
    case ("swipe", "bad", "12"):
      cell(fixture, interceptor, platform, inherent: ["DS"])
    case ("swipe", "bad", "26"):
      cell(fixture, interceptor, platform, .error, certainty: "unknown", reason: "too many answers")
    default:
      cell(fixture, interceptor, platform)
    }
  }

  /// A report as large as the whole matrix, with hazards spread over it without chance.
  static let large = spread(fixtures: 222)

  /// A report as wide as the whole matrix, but with few fixtures.
  static let wide = spread(fixtures: 20)

  private static func spread(fixtures: Int) -> MatrixReport {
    let codes = ["2P", "NT", "DS", "WC", "BY", "DB", "EX"]
    let switches = ["tap.asks", "tap.askCount", "overlap.tap", "overlap.itemPop", "swipe.asks"]
    return report(
      fixtures: (0..<fixtures).map { "fixture-with-a-rather-long-name-\($0 * 37)" },
      interceptors: (0..<22).map { "interceptor-with-a-very-long-id-\($0)" },
      platforms: ["9", "11", "12", "13.0", "13.4", "14", "16", "18", "26"]
    ) { fixture, interceptor, platform in
      let seed = (fixture + interceptor + platform).utf8.reduce(7) { ($0 * 31 + Int($1)) % 9973 }
      let certain = codes.indices.filter { seed % (5 + $0) == 0 }.map { codes[$0] }
      let conditional = codes.indices.filter { seed % (7 + $0) == 1 }.map { codes[$0] }
        .filter { !certain.contains($0) }
      return cell(
        fixture, interceptor, platform,
        conditional.isEmpty ? (certain.isEmpty ? .clean : .hazard) : .depends, certain: certain,
        conditional: conditional, inherent: seed % 11 == 0 ? ["DI"] : [],
        dependsOn: conditional.isEmpty ? [] : [switches[seed % 5]],
        certainty: ["known", "assumed", "unknown"][seed % 3])
    }
  }

  /// A run of a double tap on a bundled platform.
  static func subject(
    platform: String, interceptor: String = "count-guard-return-answer",
    scenario: Scenario = doubleTap
  ) throws -> TimelineSubject {
    let behaviour = try #require(PlatformCatalog.bundled()[platform])
    let interceptor = try #require(InterceptorCatalog.named(interceptor))
    let fixture = Fixture(
      id: "double-tap", title: "Two taps", source: ["OV-01"], scenario: scenario)
    return TimelineSubject(
      fixture: fixture, interceptor: interceptor, platformID: behaviour.id,
      platformTitle: behaviour.title,
      run: TracedRun(
        fixture: fixture, interceptor: interceptor,
        answers: AnswerTable(AnswerSheet(behaviour)))
    ) { behaviourSwitch in
      let answer = behaviour.answer(to: behaviourSwitch)
      return (answer.certainty, answer.evidence)
    }
  }

  /// Three screens, the upper two guarded, tapped twice within an animation.
  static let doubleTap = Scenario(
    screens: [
      ScenarioScreen("A"), ScenarioScreen("B", guard: .allow), ScenarioScreen("C", guard: .allow),
    ],
    stack: ScreenList([Screen(0), Screen(1), Screen(2)]),
    steps: [.event(.tapBack, at: 0), .event(.tapBack, at: 54)])
}
