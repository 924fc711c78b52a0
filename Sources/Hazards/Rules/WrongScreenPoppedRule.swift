import NavigationModel

/// `WP`: a screen was removed that the intent did not aim at, in place of one that it did.
///
/// More screens than the goal holds are a double pop instead.
public enum WrongScreenPoppedRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .wrongScreenPopped, severity: .serious,
    abstract: "A screen was removed that the intent did not aim at.",
    interests: [.stackChanges, .swipeReleases],
    observe: { event, _, ledger, report in
      guard let record = ledger.record(of: event.intent), let last = record.lastRemoval,
        !record.isGestureUndecided
      else { return }
      let allowance = record.allowance
      guard record.removedCount <= allowance.count, !record.removed.isSubset(of: allowance)
      else { return }
      let first = record.foreignChange ?? record.opening
      report.add(
        .wrongScreenPopped, "\(first.cause.words)>\(last.cause.words)",
        route: record.intent.route, first: first.place, second: last.place)
    })
}
