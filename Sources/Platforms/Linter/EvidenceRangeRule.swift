import NavigationModel

/// The evidence of a known answer speaks of the release, inherited answers included.
public struct EvidenceRangeRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "evidence-range"

  /// What the rule demands, in one sentence.
  public let summary = "A known answer rests on a row whose releases include the platform's."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForAnswers(self) { platform, behaviourSwitch, answer in
      let rows = subject.rows(of: answer)
      guard answer.certainty == .known, !rows.isEmpty,
        subject.witnesses(of: answer, for: platform).isEmpty
      else { return nil }
      let ranges = rows.map { "\($0.id) (\($0.releasesText ?? "no release"))" }
        .joined(separator: ", ")
      let origin = platform.origin(of: behaviourSwitch)
      let inherited = origin == platform.id ? "" : " inherited from \(origin)"
      return "found a known answer\(inherited) that rests on \(ranges), "
        + "expected a row that speaks of \(subject.catalog.span(of: platform))"
    }
  }
}
