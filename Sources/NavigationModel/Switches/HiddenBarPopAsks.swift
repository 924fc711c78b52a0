/// The answers to `programmaticPop.hiddenBar.asks`.
///
/// Does a programmatic pop ask while the bar is hidden?
public enum HiddenBarPopAsks: UInt8, BehaviourAnswer {
  /// With a hidden bar nobody is asked.
  case never
  /// A hidden bar asks as a visible one does.
  case asks

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 8 }

  /// The switch's identifier.
  public static var switchID: String { "programmaticPop.hiddenBar.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a programmatic pop ask while the bar is hidden?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .never: "never"
    case .asks: "asks"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .never: "With a hidden bar nobody is asked."
    case .asks: "A hidden bar asks as a visible one does."
    }
  }
}
