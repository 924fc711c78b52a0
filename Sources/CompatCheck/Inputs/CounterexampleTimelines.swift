import CompatMatrix
import Exploration
import NavigationModel
import Rendering

/// The timelines of what an exploration has found, one for each cause and each fixture once.
struct CounterexampleTimelines {
  /// How many timelines are shown unless the style is verbose.
  private static let limit = 3

  private let report: ExplorationReport
  private let inputs: ExplorationInputs

  init(_ report: ExplorationReport, _ inputs: ExplorationInputs) {
    self.report = report
    self.inputs = inputs
  }

  /// Renders the timelines, each behind an empty line.
  func render(_ style: TextStyle) -> String {
    let subjects = self.subjects
    let shown = style.isVerbose ? subjects.count : min(Self.limit, subjects.count)
    var text = subjects.prefix(shown).map { "\n" + Timeline.render($0, style: style) }.joined()
    if shown < subjects.count {
      text +=
        "\n"
        + style.paragraph(
          "\(subjects.count - shown) more counterexamples: --verbose shows them all, --save DIR "
            + "writes them as fixtures")
    }
    return text
  }

  private var subjects: [TimelineSubject] {
    var subjects: [TimelineSubject] = []
    var seen: Set<Scenario> = []
    for column in report.columns {
      guard let interceptor = inputs.interceptors.first(where: { $0.id == column.interceptor }),
        let choice = inputs.platforms.choices.first(where: { $0.label == column.platform })
      else { continue }
      for cause in FindingCause.group(column.charged) {
        guard let fixture = cause.first.fixture, seen.insert(fixture.scenario).inserted else {
          continue
        }
        subjects.append(
          TimelineSubject(fixture, interceptor, choice, wanted: cause.first.wantedAnswers))
      }
    }
    return subjects
  }
}

extension ExplorationFinding {
  /// The answers under which the fixture shows the hazard, by switch index.
  var wantedAnswers: [Int: UInt8] {
    var wanted: [Int: UInt8] = [:]
    for answer in answers {
      guard
        let behaviourSwitch = BehaviourSwitch.all.first(where: { $0.id == answer.behaviourSwitch })
      else { continue }
      wanted[behaviourSwitch.index] = behaviourSwitch.value(ofAnswer: answer.answer)
    }
    return wanted
  }
}
