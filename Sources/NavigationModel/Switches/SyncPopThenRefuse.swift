/// The answers to `syncPopThenRefuse`.
///
/// What happens when an override pops inside the ask and then refuses?
public enum SyncPopThenRefuse: UInt8, BehaviourAnswer {
  /// Stack and items agree afterwards.
  case tolerated
  /// The item of the popped screen stays on the bar.
  case itemStays

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 16 }

  /// The switch's identifier.
  public static var switchID: String { "syncPopThenRefuse" }

  /// The question that this switch answers.
  public static var question: String {
    "What happens when an override pops inside the ask and then refuses?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .tolerated: "tolerated"
    case .itemStays: "itemStays"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .tolerated: "Stack and items agree afterwards."
    case .itemStays: "The item of the popped screen stays on the bar."
    }
  }
}
