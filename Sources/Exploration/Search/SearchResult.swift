/// What a search has come to.
public struct SearchResult<Finding: Hashable & Sendable>: Sendable {
  /// How many different states were seen.
  public let states: Int
  /// How many successors were generated.
  public let transitions: Int
  /// The length of the longest path that was followed to its end.
  public let length: Int
  /// How many different states were first reached with each number of counted actions.
  public let statesByLength: [Int]
  /// The memory that the states took up, in bytes.
  public let memory: Int
  /// Why the search has ended.
  public let end: SearchEnd
  /// The first occurrences of each finding, in the order of their first paths.
  public let discoveries: [Discovery<Finding>]
}
