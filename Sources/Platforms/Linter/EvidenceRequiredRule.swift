/// A known answer names evidence.
public struct EvidenceRequiredRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "evidence-required"

  /// What the rule demands, in one sentence.
  public let summary = "An answer without evidence is marked assumed or unknown."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForEntries(self) { _, entry in
      guard entry.answer.certainty == .known, entry.answer.evidence.isEmpty else { return nil }
      return "found a known answer without evidence, expected evidence or \"assumed\""
    }
  }
}
