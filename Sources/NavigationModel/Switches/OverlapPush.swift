/// The answers to `overlap.push`.
///
/// What does a push or a new stack do while a transition runs?
public enum OverlapPush: UInt8, BehaviourAnswer {
  /// It changes the stack inside the running transition.
  case nests
  /// It is lost.
  case swallowed
  /// It is carried out when the running transition has ended.
  case deferred
  /// The running transition is completed at once and the push begins.
  case overlaps

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 27 }

  /// The switch's identifier.
  public static var switchID: String { "overlap.push" }

  /// The question that this switch answers.
  public static var question: String {
    "What does a push or a new stack do while a transition runs?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .nests: "nests"
    case .swallowed: "swallowed"
    case .deferred: "deferred"
    case .overlaps: "overlaps"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .nests: "It changes the stack inside the running transition."
    case .swallowed: "It is lost."
    case .deferred: "It is carried out when the running transition has ended."
    case .overlaps: "The running transition is completed at once and the push begins."
    }
  }
}
