/// An override differs from what it overrides.
public struct UnneededOverrideRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "unneeded-override"

  /// What the rule demands, in one sentence.
  public let summary = "An override changes the answer, its certainty or its evidence."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForEntries(self) { platform, entry in
      let change = platform.changes.first {
        $0.behaviourSwitch.index == entry.behaviourSwitch.index
      }
      guard let before = change?.before, before.candidates == entry.answer.candidates,
        before.certainty == entry.answer.certainty, before.evidence == entry.answer.evidence
      else { return nil }
      return "found the answer, certainty and evidence that \(platform.parents.first ?? "") has, "
        + "expected no entry"
    }
  }
}
