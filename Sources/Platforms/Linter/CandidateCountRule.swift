/// Only an unknown answer has several candidates, and it has at least two.
public struct CandidateCountRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "candidate-count"

  /// What the rule demands, in one sentence.
  public let summary = "Known and assumed answers are single; unknown ones have two or more."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForEntries(self) { _, entry in
      let count = Set(entry.answer.candidates).count
      let found = "found \(count) different candidate\(count == 1 ? "" : "s")"
      switch entry.answer.certainty {
      case .known, .assumed:
        return count == 1 ? nil : "\(found), expected one for \"\(entry.answer.certainty.id)\""
      case .unknown:
        return count >= 2 ? nil : "\(found), expected two or more for \"unknown\""
      }
    }
  }
}
