/// The first occurrence of a finding: the shortest path to it, by a fixed order the first one.
public struct Discovery<Finding: Hashable & Sendable>: Sendable {
  /// What was found.
  public let finding: Finding
  /// How many counted actions the path has.
  public let length: Int
  /// The number of the initial state, then the actions, the one that showed it last.
  public let path: [UInt16]
}
