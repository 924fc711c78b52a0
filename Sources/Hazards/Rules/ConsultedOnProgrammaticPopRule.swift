import NavigationModel

/// `PC`: an intent of the app's own, that of a guard included, was put to a guard.
public enum ConsultedOnProgrammaticPopRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .consultedOnProgrammaticPop, severity: .minor,
    abstract: "An intent of the app's own was put to a guard.",
    interests: .consults,
    observe: { event, place, ledger, report in
      guard let record = ledger.record(of: event.intent), record.intent.origin != .person
      else { return }
      report.add(
        .consultedOnProgrammaticPop, "\(record.intent.route)/\(record.question.words)",
        route: record.intent.route, first: record.questionPlace, second: place)
    })
}
