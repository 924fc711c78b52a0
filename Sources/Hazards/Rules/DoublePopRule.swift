import NavigationModel

/// `2P`: an intent removed more screens than its goal holds.
///
/// A swipe is judged once it is let go, because a cancelled one gives its screen back.
public enum DoublePopRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .doublePop, severity: .serious,
    abstract: "An intent removed more screens than its goal holds.",
    interests: [.stackChanges, .swipeReleases],
    observe: { event, _, ledger, report in
      guard let record = ledger.record(of: event.intent), let last = record.lastRemoval,
        !record.isGestureUndecided, record.removedCount > record.allowance.count
      else { return }
      let first = record.previousRemoval ?? record.opening
      report.add(
        .doublePop, "\(first.cause.words)>\(last.cause.words)", route: record.intent.route,
        first: first.place, second: last.place)
    })
}
