import NavigationModel

/// A platform mirrors an earlier release, and a bundled release its predecessor.
public struct ReleaseOrderRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "release-order"

  /// What the rule demands, in one sentence.
  public let summary =
    "A platform mirrors no later release; a bundled release mirrors the one before it."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForPlatforms(self) { platform in
      guard let parentID = platform.parents.first, let parent = subject.catalog[parentID] else {
        return nil
      }
      if parent.osVersion > platform.osVersion {
        return "found OS \(platform.osVersion) mirroring \(parentID) with OS \(parent.osVersion), "
          + "expected an earlier or equal release"
      }
      guard platform.isBundled, !platform.isVariant else { return nil }
      let predecessor = subject.catalog.releases.last { $0.osVersion < platform.osVersion }
      guard let predecessor, predecessor.id != parentID else { return nil }
      return "found mirrored release \(parentID), expected the predecessor \(predecessor.id)"
    }
  }
}
