/// The answers to `swipe.limits`.
///
/// Which hook of the gesture delegate holds the system's limits for root, hidden bar and left
/// item?
public enum SwipeLimits: UInt8, BehaviourAnswer {
  /// The public hook for touches; a delegate that forwards it keeps the limits.
  case shouldReceiveTouch
  /// A private hook for events; a delegate that forwards only touches loses the limits.
  case shouldReceiveEvent

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 38 }

  /// The switch's identifier.
  public static var switchID: String { "swipe.limits" }

  /// The question that this switch answers.
  public static var question: String {
    """
    Which hook of the gesture delegate holds the system's limits for root, hidden bar and \
    left item?
    """
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .shouldReceiveTouch: "shouldReceiveTouch"
    case .shouldReceiveEvent: "shouldReceiveEvent"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .shouldReceiveTouch:
      """
      The public hook for touches; a delegate that forwards it keeps the limits.
      """
    case .shouldReceiveEvent:
      """
      A private hook for events; a delegate that forwards only touches loses the limits.
      """
    }
  }
}
