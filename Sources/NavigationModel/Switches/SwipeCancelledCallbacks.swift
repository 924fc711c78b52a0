/// The answers to `swipe.cancelled.callbacks`.
///
/// Does a cancelled swipe send willShow and didShow for the staying screen?
public enum SwipeCancelledCallbacks: UInt8, BehaviourAnswer {
  /// Neither is sent.
  case none
  /// Both are sent when the cancellation has ended.
  case willShowAndDidShow

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 39 }

  /// The switch's identifier.
  public static var switchID: String { "swipe.cancelled.callbacks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a cancelled swipe send willShow and didShow for the staying screen?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .none: "none"
    case .willShowAndDidShow: "willShowAndDidShow"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .none: "Neither is sent."
    case .willShowAndDidShow: "Both are sent when the cancellation has ended."
    }
  }
}
