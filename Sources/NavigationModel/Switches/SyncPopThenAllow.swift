/// The answers to `syncPopThenAllow`.
///
/// What happens when an override pops inside the ask and then allows?
public enum SyncPopThenAllow: UInt8, BehaviourAnswer {
  /// The item pop finds the counts equal and does nothing.
  case tolerated
  /// One more item is popped than there are screens gone.
  case secondItemGoes
  /// UIKit raises an exception.
  case exception

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 15 }

  /// The switch's identifier.
  public static var switchID: String { "syncPopThenAllow" }

  /// The question that this switch answers.
  public static var question: String {
    "What happens when an override pops inside the ask and then allows?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .tolerated: "tolerated"
    case .secondItemGoes: "secondItemGoes"
    case .exception: "exception"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .tolerated: "The item pop finds the counts equal and does nothing."
    case .secondItemGoes: "One more item is popped than there are screens gone."
    case .exception: "UIKit raises an exception."
    }
  }
}
