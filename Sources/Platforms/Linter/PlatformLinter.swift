/// Checks platform data against every rule.
public enum PlatformLinter {
  /// The rules in the order in which their findings come.
  public static let rules: [any PlatformLintRule] = [
    EvidenceRequiredRule(),
    EvidenceDefinedRule(),
    CandidateCountRule(),
    UnknownNamesQuestionRule(),
    KnownLeavesNoQuestionRule(),
    EvidenceRangeRule(),
    KnownStrengthRule(),
    ReleaseOrderRule(),
    VariantParentRule(),
    UnneededOverrideRule(),
    ColumnAgreementRule(),
  ]

  /// Every finding of every rule, the same for the same data.
  public static func findings(in subject: LintSubject) -> [LintFinding] {
    rules.flatMap { $0.findings(in: subject) }
  }
}
