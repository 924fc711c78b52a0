/// The answers to `tabReselect.route`.
///
/// What does selecting the current tab again do?
public enum TabReselectRoute: UInt8, BehaviourAnswer {
  /// It calls the overridable popToRootViewController.
  case popToRootViewController
  /// It leaves the stack alone.
  case nothing

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 37 }

  /// The switch's identifier.
  public static var switchID: String { "tabReselect.route" }

  /// The question that this switch answers.
  public static var question: String {
    "What does selecting the current tab again do?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .popToRootViewController: "popToRootViewController"
    case .nothing: "nothing"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .popToRootViewController: "It calls the overridable popToRootViewController."
    case .nothing: "It leaves the stack alone."
    }
  }
}
