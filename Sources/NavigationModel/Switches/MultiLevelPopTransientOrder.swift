/// The answers to `multiLevelPop.transientOrder`.
///
/// What does the stack read as between a jump of several levels and the next layout pass?
public enum MultiLevelPopTransientOrder: UInt8, BehaviourAnswer {
  /// The leaving top screen first, then the target stack.
  case oldTopFirst
  /// The target stack.
  case settled

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 45 }

  /// The switch's identifier.
  public static var switchID: String { "multiLevelPop.transientOrder" }

  /// The question that this switch answers.
  public static var question: String {
    "What does the stack read as between a jump of several levels and the next layout pass?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .oldTopFirst: "oldTopFirst"
    case .settled: "settled"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .oldTopFirst: "The leaving top screen first, then the target stack."
    case .settled: "The target stack."
    }
  }
}
