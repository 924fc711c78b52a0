/// The answers to `swipe.leftItem.asks`.
///
/// Does a swipe that is forced over a custom left item ask?
public enum SwipeLeftItemAsks: UInt8, BehaviourAnswer {
  /// Over a custom left item nobody is asked.
  case never
  /// It asks as any other swipe does.
  case atBegin

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 14 }

  /// The switch's identifier.
  public static var switchID: String { "swipe.leftItem.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a swipe that is forced over a custom left item ask?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .never: "never"
    case .atBegin: "atBegin"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .never: "Over a custom left item nobody is asked."
    case .atBegin: "It asks as any other swipe does."
    }
  }
}
