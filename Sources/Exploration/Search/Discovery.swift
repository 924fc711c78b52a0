/// The first occurrences of a finding, in the order of their paths.
public struct Discovery<Finding: Hashable & Sendable>: Sendable {
  /// One path to the finding.
  public struct Occurrence: Hashable, Sendable {
    /// How many counted actions the path has.
    public let length: Int
    /// The number of the initial state, then the actions, the one that showed it last.
    public let path: [UInt16]
  }

  /// What was found.
  public let finding: Finding
  /// The shortest path to it, by a fixed order the first one.
  public let first: Occurrence
  /// Some that come after it, as many as the limits let be kept.
  public internal(set) var others: [Occurrence] = []

  /// How many counted actions the shortest path has.
  public var length: Int { first.length }

  /// The shortest path.
  public var path: [UInt16] { first.path }
}
