/// The answers to `overlap.swipe`.
///
/// May a swipe begin while a transition runs?
public enum OverlapSwipe: UInt8, BehaviourAnswer {
  /// The recognizer begins and the pop meets the running transition.
  case begins
  /// The recognizer does not begin.
  case refused

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 30 }

  /// The switch's identifier.
  public static var switchID: String { "overlap.swipe" }

  /// The question that this switch answers.
  public static var question: String {
    "May a swipe begin while a transition runs?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .begins: "begins"
    case .refused: "refused"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .begins: "The recognizer begins and the pop meets the running transition."
    case .refused: "The recognizer does not begin."
    }
  }
}
