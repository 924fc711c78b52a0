/// The answers to `popOverride.refused.menu`.
///
/// What happens when an overridden pop method refuses the pop of the back menu?
public enum PopOverrideRefusedMenu: UInt8, BehaviourAnswer {
  /// Stack and items stay as they were.
  case nothingMoves
  /// The item leaves the bar although the screen stays.
  case itemGoes
  /// UIKit believes that it navigated and reacts no more.
  case frozen

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 20 }

  /// The switch's identifier.
  public static var switchID: String { "popOverride.refused.menu" }

  /// The question that this switch answers.
  public static var question: String {
    "What happens when an overridden pop method refuses the pop of the back menu?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .nothingMoves: "nothingMoves"
    case .itemGoes: "itemGoes"
    case .frozen: "frozen"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .nothingMoves: "Stack and items stay as they were."
    case .itemGoes: "The item leaves the bar although the screen stays."
    case .frozen: "UIKit believes that it navigated and reacts no more."
    }
  }
}
