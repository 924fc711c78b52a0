/// How far a search has come.
public struct SearchProgress: Sendable {
  /// How many different states have been seen.
  public let states: Int
  /// How many successors have been generated.
  public let transitions: Int
  /// The length of the paths that are being followed.
  public let length: Int
  /// The memory that the states take up, in bytes.
  public let memory: Int
}
