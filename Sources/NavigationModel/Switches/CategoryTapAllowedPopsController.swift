/// The answers to `tap.allowed.popsController.category`.
///
/// Who pops the controller when a category's implementation allows a tap?
public enum CategoryTapAllowedPopsController: UInt8, BehaviourAnswer {
  /// Only the bar item is popped; the app must pop the controller.
  case nobody
  /// UIKit pops controller and item together, through the overridable method.
  case uikit

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 3 }

  /// The switch's identifier.
  public static var switchID: String { "tap.allowed.popsController.category" }

  /// The question that this switch answers.
  public static var question: String {
    "Who pops the controller when a category's implementation allows a tap?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .nobody: "nobody"
    case .uikit: "uikit"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .nobody: "Only the bar item is popped; the app must pop the controller."
    case .uikit: "UIKit pops controller and item together, through the overridable method."
    }
  }
}
