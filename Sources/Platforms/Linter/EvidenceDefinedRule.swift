/// Evidence that is named exists.
public struct EvidenceDefinedRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "evidence-defined"

  /// What the rule demands, in one sentence.
  public let summary = "Every evidence id has a row in the evidence index."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForEntries(self) { _, entry in
      guard let unknown = entry.answer.evidence.first(where: { subject.evidence[$0] == nil })
      else { return nil }
      let hint = subject.evidence.nearestID(to: unknown).map { "; did you mean \"\($0)\"?" }
      return "found evidence \"\(unknown)\", expected the id of a row\(hint ?? "")"
    }
  }
}
