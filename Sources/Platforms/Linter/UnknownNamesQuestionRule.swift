/// An unknown answer says which question is open.
public struct UnknownNamesQuestionRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "unknown-names-question"

  /// What the rule demands, in one sentence.
  public let summary = "An unknown answer names an open question or a row that says it is open."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForEntries(self) { _, entry in
      guard entry.answer.certainty == .unknown,
        !subject.rows(of: entry.answer).contains(where: \.namesOpenQuestion)
      else { return nil }
      let named = entry.answer.evidence.joined(separator: ", ")
      return "found an unknown answer that names \(named.isEmpty ? "nothing" : named), "
        + "expected an open question"
    }
  }
}
