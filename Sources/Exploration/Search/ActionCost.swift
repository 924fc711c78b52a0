/// What an action adds to the length of a path.
public enum ActionCost: UInt8, Sendable {
  /// Nothing: it follows by itself.
  case free
  /// One.
  case counted
}
