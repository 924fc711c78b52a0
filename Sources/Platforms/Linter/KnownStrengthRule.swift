import NavigationModel

/// A known answer has witnesses that are strong enough, inherited answers included.
public struct KnownStrengthRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "known-strength"

  /// What the rule demands, in one sentence.
  public let summary =
    "A known answer rests on a seed, Apple, a probe or two independent code bases."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForAnswers(self) { platform, behaviourSwitch, answer in
      let witnesses = subject.witnesses(of: answer, for: platform)
      guard answer.certainty == .known, !witnesses.isEmpty else { return nil }
      if witnesses.contains(where: { $0.strength.contains(where: \.suffices) }) { return nil }
      let codeBases = Set(witnesses.flatMap(\.codeBases)).sorted()
      guard codeBases.count < 2 else { return nil }
      let origin = platform.origin(of: behaviourSwitch)
      let inherited = origin == platform.id ? "" : " inherited from \(origin)"
      let found = codeBases.first ?? witnesses.map(\.id).joined(separator: ", ")
      return "found a known answer\(inherited) with \(found) as its only witness, "
        + "expected a seed, Apple, a probe or two independent code bases"
    }
  }
}
