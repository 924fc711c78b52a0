/// The answers to `categoryOverride.reached`.
///
/// Is an ask delivered to an implementation in a category?
public enum CategoryOverrideReached: UInt8, BehaviourAnswer {
  /// The category's implementation is called.
  case reached
  /// The category's implementation is not called; UIKit's own runs.
  case notReached

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 24 }

  /// The switch's identifier.
  public static var switchID: String { "categoryOverride.reached" }

  /// The question that this switch answers.
  public static var question: String {
    "Is an ask delivered to an implementation in a category?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .reached: "reached"
    case .notReached: "notReached"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .reached: "The category's implementation is called."
    case .notReached: "The category's implementation is not called; UIKit's own runs."
    }
  }
}
