import NavigationModel

/// `DI`: the back indicator is dimmed once settled (VT-02), or a remedy went too far (VT-03).
public enum DimmedIndicatorRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .dimmedIndicator, severity: .minor,
    abstract:
      "The back indicator stays dimmed, or its remedy shows subviews transparent on purpose.",
    interests: [.settlings, .transparentSubviews],
    observe: { event, place, ledger, report in
      if case .transparentSubviewsShown = event.kind {
        report.add(
          .dimmedIndicator, "\(ledger.cause.route)/transparent subviews shown",
          route: ledger.cause.route, first: ledger.dimming?.place ?? place, second: place)
      } else {
        judge(ledger, place, &report)
      }
    },
    finish: { conclusion, ledger, report in
      guard conclusion.end != .halted, conclusion.state.flags.contains(.dimmed) else { return }
      judge(ledger, max(0, ledger.eventCount - 1), &report)
    })

  private static func judge(
    _ ledger: IntentLedger, _ place: Int, _ report: inout HazardReport
  ) {
    guard let dimming = ledger.dimming else { return }
    let route = dimming.cause.route
    if let failed = ledger.failedRemedy {
      report.add(
        .dimmedIndicator, "\(route)/not reached by \(failed.remedy)", route: route,
        first: dimming.place, second: failed.place)
    } else {
      report.add(
        .dimmedIndicator, "\(route)/left dimmed", route: route, first: dimming.place,
        second: place)
    }
  }
}
