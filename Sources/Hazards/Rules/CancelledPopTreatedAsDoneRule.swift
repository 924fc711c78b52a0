import NavigationModel

/// `CC`: a screen was torn down for good although the swipe that should have removed it was
/// cancelled, whichever of the two came first.
public enum CancelledPopTreatedAsDoneRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .cancelledPopTreatedAsDone, severity: .serious,
    abstract: "A screen was torn down for good although its swipe was cancelled.",
    interests: [.tearDowns, .swipeReleases],
    observe: { event, _, ledger, report in
      guard let record = ledger.record(of: event.intent),
        record.gesture == .cancelled || record.gesture == .restored,
        let tearDown = record.tearDownPlace,
        !record.tornDown.isDisjoint(with: record.intent.goal)
      else { return }
      let isEarly = tearDown < record.gesturePlace
      let route = record.intent.route
      report.add(
        .cancelledPopTreatedAsDone,
        isEarly ? "\(route)/torn down>cancelled" : "\(route)/cancelled>torn down", route: route,
        first: min(tearDown, record.gesturePlace), second: max(tearDown, record.gesturePlace))
    })
}
