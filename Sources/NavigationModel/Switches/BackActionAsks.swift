/// The answers to `backAction.asks`.
///
/// Does a tap that runs a back action ask the delegate?
public enum BackActionAsks: UInt8, BehaviourAnswer {
  /// Only the action runs.
  case never
  /// The delegate is asked first, and a refusal keeps the action from running.
  case asks

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 34 }

  /// The switch's identifier.
  public static var switchID: String { "backAction.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a tap that runs a back action ask the delegate?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .never: "never"
    case .asks: "asks"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .never: "Only the action runs."
    case .asks: "The delegate is asked first, and a refusal keeps the action from running."
    }
  }
}
