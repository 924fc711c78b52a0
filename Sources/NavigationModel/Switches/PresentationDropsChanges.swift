/// The answers to `presentation.dropsChanges`.
///
/// What becomes of a stack change while a presentation or a dismissal animates?
public enum PresentationDropsChanges: UInt8, BehaviourAnswer {
  /// The change is dropped and a message is logged.
  case drops
  /// The change is carried out.
  case keeps

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 31 }

  /// The switch's identifier.
  public static var switchID: String { "presentation.dropsChanges" }

  /// The question that this switch answers.
  public static var question: String {
    "What becomes of a stack change while a presentation or a dismissal animates?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .drops: "drops"
    case .keeps: "keeps"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .drops: "The change is dropped and a message is logged."
    case .keeps: "The change is carried out."
    }
  }
}
