/// A known answer does not name an open question.
public struct KnownLeavesNoQuestionRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "known-leaves-no-question"

  /// What the rule demands, in one sentence.
  public let summary = "A known answer names no open question and no row that says it is open."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForEntries(self) { _, entry in
      guard entry.answer.certainty == .known,
        let open = subject.rows(of: entry.answer).first(where: \.namesOpenQuestion)
      else { return nil }
      return "found a known answer that names \(open.id), which is open; "
        + "expected facts or another certainty"
    }
  }
}
