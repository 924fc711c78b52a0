import NavigationModel

/// What the rules look at: a catalog, the evidence, and which of the platforms to check.
public struct LintSubject: Sendable {
  /// The catalog that the platforms belong to.
  public let catalog: PlatformCatalog
  /// The evidence that their answers may name.
  public let evidence: EvidenceIndex
  /// The platforms to check, in the order of the catalog.
  public let platforms: [Platform]

  /// Makes a subject; all platforms of the catalog are checked unless some are given.
  public init(
    catalog: PlatformCatalog, evidence: EvidenceIndex, checking platforms: [Platform]? = nil
  ) {
    self.catalog = catalog
    self.evidence = evidence
    self.platforms = platforms ?? catalog.platforms
  }

  /// Walks over the answers that the files of the checked platforms give themselves.
  func findingsForEntries(
    _ rule: any PlatformLintRule, _ objection: (Platform, PlatformFile.Entry) -> String?
  ) -> [LintFinding] {
    platforms.flatMap { platform in
      platform.file.entries.compactMap { entry in
        objection(platform, entry).map { message in
          LintFinding(
            ruleID: rule.id, platformID: platform.id, switchID: entry.behaviourSwitch.id,
            message: message, location: entry.location)
        }
      }
    }
  }

  /// Walks over every answer of the checked platforms, inherited ones included.
  func findingsForAnswers(
    _ rule: any PlatformLintRule,
    _ objection: (Platform, BehaviourSwitch, PlatformAnswer) -> String?
  ) -> [LintFinding] {
    platforms.flatMap { platform in
      BehaviourSwitch.all.compactMap { behaviourSwitch in
        let answer = platform.answer(to: behaviourSwitch)
        return objection(platform, behaviourSwitch, answer).map { message in
          let entry = platform.file.entries.first {
            $0.behaviourSwitch.index == behaviourSwitch.index
          }
          return LintFinding(
            ruleID: rule.id, platformID: platform.id, switchID: behaviourSwitch.id,
            message: message, location: entry?.location ?? platform.file.location)
        }
      }
    }
  }

  /// Walks over the checked platforms as wholes.
  func findingsForPlatforms(
    _ rule: any PlatformLintRule, _ objection: (Platform) -> String?
  ) -> [LintFinding] {
    platforms.compactMap { platform in
      objection(platform).map { message in
        LintFinding(
          ruleID: rule.id, platformID: platform.id, switchID: nil, message: message,
          location: platform.file.location)
      }
    }
  }

  /// The rows that an answer names and the index defines.
  func rows(of answer: PlatformAnswer) -> [EvidenceRow] {
    answer.evidence.compactMap { evidence[$0] }
  }

  /// The rows of an answer that are witnesses for a platform's releases.
  func witnesses(of answer: PlatformAnswer, for platform: Platform) -> [EvidenceRow] {
    let span = catalog.span(of: platform)
    return rows(of: answer).filter { $0.kind == .fact && $0.speaks(of: span) }
  }
}
