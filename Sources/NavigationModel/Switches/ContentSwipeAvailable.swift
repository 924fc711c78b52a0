/// The answers to `contentSwipe.available`.
///
/// Is there a second swipe that begins anywhere in the content?
public enum ContentSwipeAvailable: UInt8, BehaviourAnswer {
  /// Only the edge swipe exists.
  case no
  /// A second recognizer with its own delegate and enable flag exists.
  case yes

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 35 }

  /// The switch's identifier.
  public static var switchID: String { "contentSwipe.available" }

  /// The question that this switch answers.
  public static var question: String {
    "Is there a second swipe that begins anywhere in the content?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .no: "no"
    case .yes: "yes"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .no: "Only the edge swipe exists."
    case .yes: "A second recognizer with its own delegate and enable flag exists."
    }
  }
}
