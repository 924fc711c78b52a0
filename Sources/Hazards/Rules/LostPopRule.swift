import NavigationModel

/// `LP`: the interceptor refused or took over an app's pop, and nothing of it came.
///
/// A pop that UIKit itself ignored, lost or dropped is not charged to the interceptor, and one
/// whose screens somebody else removed is not lost.
public enum LostPopRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .lostPop, severity: .serious,
    abstract: "The interceptor swallowed an app's pop.",
    interests: [],
    finish: { conclusion, ledger, report in
      guard conclusion.end != .halted, !ledger.isHalted, !ledger.isFrozen else { return }
      for record in ledger.records {
        guard let refused = record.overrideRefusedPlace, isLost(record) else { continue }
        report.add(
          .lostPop, "\(record.intent.route)/\(record.course.words)", route: record.intent.route,
          first: record.openedPlace, second: refused)
      }
    })

  /// Whether the intent is a lost pop, unless something still comes of it.
  static func isLost(_ record: IntentRecord) -> Bool {
    record.overrideRefusedPlace != nil && record.intent.origin != .person
      && !record.intent.goal.isEmpty && !record.hasRemoved
      && record.course.isDisjoint(with: [.ignored, .controllerSwallowed, .dropped])
      && !record.intent.goal.isSubset(of: record.removedByOthers)
  }
}
