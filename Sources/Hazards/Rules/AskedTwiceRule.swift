import NavigationModel

/// `AT`: one intent of a person consulted the same guard more than once.
public enum AskedTwiceRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .askedTwice, severity: .minor,
    abstract: "One intent of a person consulted the same guard more than once.",
    interests: .consults,
    observe: { event, place, ledger, report in
      guard let previous = ledger.previousConsult,
        let record = ledger.record(of: event.intent), record.intent.origin == .person
      else { return }
      report.add(
        .askedTwice,
        "\(record.intent.route)/\(previous.question.words)>\(record.question.words)",
        route: record.intent.route, first: previous.place, second: place)
    })
}
