/// The answers to `willShow.timing`.
///
/// When is willShow sent for an animated change?
public enum WillShowTiming: UInt8, BehaviourAnswer {
  /// Inside the call that changes the stack.
  case inCall
  /// In the layout pass that follows the call.
  case layout

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 47 }

  /// The switch's identifier.
  public static var switchID: String { "willShow.timing" }

  /// The question that this switch answers.
  public static var question: String {
    "When is willShow sent for an animated change?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .inCall: "inCall"
    case .layout: "layout"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .inCall: "Inside the call that changes the stack."
    case .layout: "In the layout pass that follows the call."
    }
  }
}
