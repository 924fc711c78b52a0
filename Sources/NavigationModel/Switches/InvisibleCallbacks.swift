/// The answers to `invisible.callbacks`.
///
/// Are life cycle and delegate callbacks sent while the controller is not visible?
public enum InvisibleCallbacks: UInt8, BehaviourAnswer {
  /// None is sent.
  case notSent
  /// They are sent as in a visible controller.
  case sent

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 49 }

  /// The switch's identifier.
  public static var switchID: String { "invisible.callbacks" }

  /// The question that this switch answers.
  public static var question: String {
    "Are life cycle and delegate callbacks sent while the controller is not visible?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .notSent: "notSent"
    case .sent: "sent"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .notSent: "None is sent."
    case .sent: "They are sent as in a visible controller."
    }
  }
}
