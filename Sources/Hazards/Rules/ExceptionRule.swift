import NavigationModel

/// `EX`: UIKit would raise an exception.
public enum ExceptionRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .exception, severity: .critical,
    abstract: "UIKit would raise an exception.",
    interests: .exceptions,
    observe: { event, place, ledger, report in
      guard case .raised(let exception) = event.kind else { return }
      let record = ledger.record(of: event.intent)
      report.add(
        .exception, "\(ledger.cause.words) \(exception)", route: ledger.cause.route,
        first: record?.lastChangePlace ?? place, second: place)
    })
}
