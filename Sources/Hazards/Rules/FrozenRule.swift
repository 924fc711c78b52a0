import NavigationModel

/// `FZ`: the controller reacts no more.
///
/// Either an override has refused what UIKit believes to have done, or a swipe that began at the
/// root has let the next push hang (SW-12).
public enum FrozenRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .frozen, severity: .critical,
    abstract: "The controller reacts no more.",
    interests: .freezes,
    observe: { event, place, ledger, report in
      let route = ledger.cause.route
      if let refused = ledger.record(of: event.intent)?.overrideRefusedPlace {
        report.add(
          .frozen, "\(route)/override refused", route: route, first: refused, second: place)
      } else if let swipe = ledger.rootSwipe {
        report.add(
          .frozen, "\(swipe.cause.words) at root>\(ledger.cause.words)", route: route,
          first: swipe.place, second: place)
      } else {
        report.add(.frozen, ledger.cause.words, route: route, first: place, second: place)
      }
    })
}
