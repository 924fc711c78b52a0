/// Releases merge into the columns that their files expect.
public struct ColumnAgreementRule: PlatformLintRule {
  /// The rule's identifier, as findings print it.
  public let id = "column-agreement"

  /// What the rule demands, in one sentence.
  public let summary = "A bundled release falls into the default column that its file names."

  /// Makes the rule.
  public init() {}

  /// Everything that the rule objects to, in the order of the catalog.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.findingsForPlatforms(self) { platform in
      guard platform.isBundled else { return nil }
      guard !platform.isVariant else {
        return platform.file.column.map {
          "found column \"\($0)\" of a variant, expected none"
        }
      }
      guard let expected = platform.file.column else {
        return "found a release without \"column\", expected the column that it falls into"
      }
      let actual = subject.catalog.columnID(of: platform)
      guard expected != actual else { return nil }
      let neighbour = subject.catalog.releases.first { other in
        other.id != platform.id && other.file.column == expected
          && !other.differences(from: platform).isEmpty
      }
      let reason = neighbour.map { other in
        let switches = other.differences(from: platform).map(\.id).joined(separator: ", ")
        return "; it differs from \(other.id) in \(switches)"
      }
      return "found column \"\(expected)\", expected \"\(actual)\"\(reason ?? "")"
    }
  }
}
