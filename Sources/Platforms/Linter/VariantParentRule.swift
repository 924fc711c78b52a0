import NavigationModel

/// A linked-SDK variant mirrors the release that it runs on.
public struct VariantParentRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "variant-parent"

  /// What the rule demands, in one sentence.
  public let summary =
    "A variant has an older SDK, mirrors its own OS release and is called after both."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForPlatforms(self) { platform in
      guard platform.isVariant else { return nil }
      if platform.linkedSDK > platform.osVersion {
        return "found SDK \(platform.linkedSDK) on OS \(platform.osVersion), "
          + "expected an SDK that is not newer than the OS"
      }
      guard platform.isBundled else { return nil }
      let suffix = "+sdk\(Self.short(platform.linkedSDK))"
      if !platform.id.hasSuffix(suffix) {
        return "found the id of a variant with SDK \(platform.linkedSDK), expected it to end in "
          + "\"\(suffix)\""
      }
      guard let parent = platform.parents.first.flatMap({ subject.catalog[$0] }) else {
        return "found a variant that mirrors nothing, expected its OS release"
      }
      guard !parent.isVariant, parent.osVersion == platform.osVersion else {
        return "found a variant that mirrors \(parent.id), "
          + "expected the release with OS \(platform.osVersion)"
      }
      return nil
    }
  }

  private static func short(_ version: SystemVersion) -> String {
    version.minor == 0 ? String(version.major) : version.description
  }
}
