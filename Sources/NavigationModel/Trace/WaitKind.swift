/// What a piece of work waits for.
public enum WaitKind: UInt8, Sendable, BitwiseCopyable {
  /// The next turn of the main queue.
  case nextTurn
  /// A deadline.
  case timer
  /// The end of the running transition.
  case completion
  /// The end of the running transition, put off by UIKit.
  case deferral

  /// What the work is called.
  public var word: String {
    switch self {
    case .nextTurn: "block"
    case .timer: "timer"
    case .completion: "completion"
    case .deferral: "deferred change"
    }
  }
}
