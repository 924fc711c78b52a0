/// The answers to `swipe.hiddenBar.asks`.
///
/// Does a swipe ask while the bar is hidden?
public enum SwipeHiddenBarAsks: UInt8, BehaviourAnswer {
  /// With a hidden bar nobody is asked.
  case never
  /// A hidden bar asks as a visible one does.
  case atBegin

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 13 }

  /// The switch's identifier.
  public static var switchID: String { "swipe.hiddenBar.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a swipe ask while the bar is hidden?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .never: "never"
    case .atBegin: "atBegin"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .never: "With a hidden bar nobody is asked."
    case .atBegin: "A hidden bar asks as a visible one does."
    }
  }
}
