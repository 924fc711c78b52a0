/// The answers to `didPop.multiLevel`.
///
/// How often is didPop sent after a pop of several levels?
public enum DidPopMultiLevel: UInt8, BehaviourAnswer {
  /// Once, with the old top item.
  case once
  /// Once for each removed item, from the top down.
  case perItem

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 42 }

  /// The switch's identifier.
  public static var switchID: String { "didPop.multiLevel" }

  /// The question that this switch answers.
  public static var question: String {
    "How often is didPop sent after a pop of several levels?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .once: "once"
    case .perItem: "perItem"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .once: "Once, with the old top item."
    case .perItem: "Once for each removed item, from the top down."
    }
  }
}
