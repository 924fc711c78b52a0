import NavigationModel

/// `WC`: the guard consulted is not that of a leaving screen.
public enum WrongScreenConsultedRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .wrongScreenConsulted, severity: .serious,
    abstract: "The guard consulted is not that of a leaving screen.",
    interests: .consults,
    observe: { event, place, ledger, report in
      guard case .consulted(let screen, _, let expected) = event.kind, !expected.isEmpty,
        !expected.contains(screen), let record = ledger.record(of: event.intent)
      else { return }
      report.add(
        .wrongScreenConsulted, "\(record.intent.route)/\(record.question.words)",
        route: record.intent.route, first: record.questionPlace, second: place)
    })
}
