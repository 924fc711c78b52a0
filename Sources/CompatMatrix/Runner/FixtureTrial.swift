import Hazards
import NavigationModel

/// What the runs of one fixture under one interceptor and platform show, finding by finding.
package struct FixtureTrial: Sendable {
  /// How a hazard counts.
  package enum Standing: String, Sendable, CaseIterable {
    /// The interceptor's, whatever the open answers.
    case charged
    /// The interceptor's under some of the open answers.
    case conditional
    /// Declared as one that the interceptor cannot avoid.
    case limit
    /// A plain navigation controller shows it too.
    case inherent
  }

  /// One hazard as it counts, with the answers under which it is first shown so.
  package struct Entry: Sendable {
    /// How the hazard counts.
    package let standing: Standing
    /// The open answers taken in the first run that shows it so.
    package let choices: [AnswerChoice]
  }

  private let entries: [String: Entry]
  /// Whether there were too many combinations of open answers to run them all.
  package let isOverLimit: Bool

  /// Runs a fixture under every combination of the open answers that it reads.
  package init(
    _ fixture: Fixture, interceptor: any BackInterceptor, sheet: AnswerSheet,
    rules: [HazardRule] = HazardRule.all
  ) {
    let runs = CellRunner(
      fixture: fixture, interceptor: interceptor, sheet: sheet, rules: rules
    ).runAll()
    let control =
      interceptor.attachment == .none
      ? runs
      : CellRunner(
        fixture: fixture, interceptor: NoInterceptor(), sheet: sheet, rules: rules
      ).runAll()
    isOverLimit = runs == nil
    let judge = CellJudge(
      fixture: fixture, interceptor: interceptor, sheet: sheet, control: control)
    entries = Self.entries(runs ?? [], judge)
  }

  /// How the hazard with `signature` counts, nil if no run shows it.
  package subscript(signature: String) -> Entry? { entries[signature] }

  private static func entries(_ runs: [CellRun], _ judge: CellJudge) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    let sorted = runs.map { judge.sort($0) }
    func add(
      _ findings: (CellJudge.Sorted) -> [HazardFinding], _ standing: (_ isAlways: Bool) -> Standing
    ) {
      var runsOf: [String: [Int]] = [:]
      for (index, run) in sorted.enumerated() {
        for signature in Set(findings(run).map(\.signature)) {
          runsOf[signature, default: []].append(index)
        }
      }
      for (signature, places) in runsOf where entries[signature] == nil {
        guard let first = places.first else { continue }
        entries[signature] = Entry(
          standing: standing(places.count == runs.count), choices: runs[first].choices)
      }
    }
    add(\.charged) { $0 ? .charged : .conditional }
    add(\.limits) { _ in .limit }
    add(\.inherent) { _ in .inherent }
    return entries
  }
}
