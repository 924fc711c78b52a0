/// One thing that platform data must keep.
public protocol PlatformLintRule: Sendable {
  /// The rule's identifier, as findings print it.
  var id: String { get }

  /// What the rule demands, in one sentence.
  var summary: String { get }

  /// Everything that the rule objects to, in the order of the catalog.
  func findings(in subject: LintSubject) -> [LintFinding]
}
