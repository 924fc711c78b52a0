/// An event that may turn out to be a cause: where it was and what it was.
public struct CausingEvent: Hashable, Sendable, BitwiseCopyable {
  /// The event's place in the observed sequence.
  public let place: Int
  /// What it was, without its accidents.
  public let cause: Cause
}
