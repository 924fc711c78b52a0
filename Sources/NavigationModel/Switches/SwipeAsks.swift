/// The answers to `swipe.asks`.
///
/// Does a swipe ask the bar's delegate?
public enum SwipeAsks: UInt8, BehaviourAnswer {
  /// A swipe asks nobody.
  case never
  /// It asks when the gesture begins, the destination being on top already.
  case atBegin

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 12 }

  /// The switch's identifier.
  public static var switchID: String { "swipe.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a swipe ask the bar's delegate?"
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
    case .never: "A swipe asks nobody."
    case .atBegin: "It asks when the gesture begins, the destination being on top already."
    }
  }
}
