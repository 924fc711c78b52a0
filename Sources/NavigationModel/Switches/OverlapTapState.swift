/// The answers to `overlap.tap.state`.
///
/// What does the ask of a tap in mid-transition see?
public enum OverlapTapState: UInt8, BehaviourAnswer {
  /// Stack and items as they stand, the item being that of the new top screen.
  case asTheyStand
  /// The stack without the leaving screen, the items and the item still with it.
  case itemsBehind

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 29 }

  /// The switch's identifier.
  public static var switchID: String { "overlap.tap.state" }

  /// The question that this switch answers.
  public static var question: String {
    "What does the ask of a tap in mid-transition see?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .asTheyStand: "asTheyStand"
    case .itemsBehind: "itemsBehind"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .asTheyStand: "Stack and items as they stand, the item being that of the new top screen."
    case .itemsBehind: "The stack without the leaving screen, the items and the item still with it."
    }
  }
}
