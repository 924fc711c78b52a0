import Hazards
import NavigationModel

/// Runs a fixture under an interceptor and a platform, once for each combination of open answers.
struct CellRunner: Sendable {
  /// The most combinations of open answers that are run.
  static let outcomeLimit = 256

  let fixture: Fixture
  let interceptor: any BackInterceptor
  let sheet: AnswerSheet
  let rules: [HazardRule]

  /// The runs in depth-first order, or nil if there are more than the limit.
  func runAll() -> [CellRun]? {
    var runs: [CellRun] = []
    var plan: [AnswerChoice]? = []
    while let next = plan {
      guard runs.count < Self.outcomeLimit else { return nil }
      let (run, answers) = runOnce(next)
      runs.append(run)
      plan = answers.nextPlan
    }
    return runs
  }

  private func runOnce(_ plan: [AnswerChoice]) -> (CellRun, AnswerTable) {
    let traced = TracedRun(
      fixture: fixture, interceptor: interceptor, answers: AnswerTable(sheet, plan: plan),
      rules: rules)
    let state = traced.state
    let run = CellRun(
      choices: traced.answers.choices, readSwitches: traced.answers.readSwitches,
      findings: traced.findings, finalStack: state.stack, finalItems: state.items,
      end: traced.end, isUnsupported: Self.isUnsupported(traced.events.prefix(traced.probeStart)))
    return (run, traced.answers)
  }

  /// Whether everything that was tried does not exist on the platform.
  private static func isUnsupported(_ events: ArraySlice<TraceEvent>) -> Bool {
    var tried = 0
    var unavailable = 0
    for event in events {
      switch event.kind {
      case .intentOpened(let intent) where intent.parent == 0: tried += 1
      case .ignored(.unavailable): unavailable += 1
      default: break
      }
    }
    guard tried > 0, tried == unavailable else { return false }
    return events.contains { event in
      if case .ignored(.unavailable) = event.kind { true } else { false }
    }
  }
}
