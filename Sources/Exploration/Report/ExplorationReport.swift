/// What an exploration of interceptors on platforms has come to.
public struct ExplorationReport: Hashable, Sendable {
  /// The version of the report's format.
  public static let formatVersion = 1

  /// What was covered.
  public let options: ExplorationOptions
  /// The digest of the switches and platforms.
  public let digest: String
  /// One column for each interceptor on each platform.
  public let columns: [ExplorationColumn]

  /// Makes a report.
  public init(options: ExplorationOptions, digest: String, columns: [ExplorationColumn]) {
    self.options = options
    self.digest = digest
    self.columns = columns
  }

  /// Whether a hazard was found that is an interceptor's.
  public var hasFindings: Bool { columns.contains { !$0.charged.isEmpty } }
}
