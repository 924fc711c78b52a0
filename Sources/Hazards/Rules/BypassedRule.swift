import NavigationModel

/// `BY`: a person left a guarded screen although its guard refused or was never consulted.
///
/// Every guarded screen that goes counts, top down, so that one refusal speaks for all. A swipe is
/// judged once it is let go. An answer counts for the intent in which it was given.
public enum BypassedRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .bypassed, severity: .serious,
    abstract: "A person left a guarded screen although its guard refused or was never consulted.",
    interests: [.stackChanges, .swipeReleases],
    observe: { event, place, ledger, report in
      guard let record = ledger.record(of: event.intent), record.intent.origin == .person,
        !record.isGestureUndecided
      else { return }
      var leaving = record.removed
      if case .stackChanged(let removed, _) = event.kind, !record.intent.route.isSwipe {
        leaving = removed
      }
      leaving.formIntersection(ledger.guarded.union(ledger.perhapsGuarded))
      guard !leaving.isEmpty, let last = record.lastRemoval else { return }
      let refused = leaving.intersection(record.refused)
      if let screen = refused.screens.last {
        report.add(
          .bypassed, "\(last.cause.words) refused", route: record.intent.route,
          first: record.consultPlace(of: screen) ?? record.openedPlace, second: last.place)
      } else if !leaving.isSubset(of: record.consulted) {
        report.add(
          .bypassed, "\(last.cause.words) not consulted", route: record.intent.route,
          first: record.openedPlace, second: last.place)
      }
    })
}
