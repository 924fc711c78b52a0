/// The answers to `multiLevelPop.askCount`.
///
/// How many asks does a programmatic pop of several levels send?
public enum MultiLevelPopAskCount: UInt8, BehaviourAnswer {
  /// One ask for the top outgoing item; the others leave silently.
  case one
  /// One ask for each outgoing item, from the top down, until one is refused.
  case onePerItem

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 10 }

  /// The switch's identifier.
  public static var switchID: String { "multiLevelPop.askCount" }

  /// The question that this switch answers.
  public static var question: String {
    "How many asks does a programmatic pop of several levels send?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .one: "one"
    case .onePerItem: "onePerItem"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .one: "One ask for the top outgoing item; the others leave silently."
    case .onePerItem: "One ask for each outgoing item, from the top down, until one is refused."
    }
  }
}
