/// The answers to `menu.route`.
///
/// Is there a back menu, and by which method does it pop?
public enum MenuRoute: UInt8, BehaviourAnswer {
  /// There is no back menu.
  case none
  /// A choice calls the overridable popToViewController without asking the delegate.
  case popToViewController

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 32 }

  /// The switch's identifier.
  public static var switchID: String { "menu.route" }

  /// The question that this switch answers.
  public static var question: String {
    "Is there a back menu, and by which method does it pop?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .none: "none"
    case .popToViewController: "popToViewController"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .none: "There is no back menu."
    case .popToViewController:
      """
      A choice calls the overridable popToViewController without asking the delegate.
      """
    }
  }
}
