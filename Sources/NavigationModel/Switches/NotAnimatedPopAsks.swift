/// The answers to `programmaticPop.notAnimated.asks`.
///
/// Does a programmatic pop without animation ask?
public enum NotAnimatedPopAsks: UInt8, BehaviourAnswer {
  /// Without animation nobody is asked.
  case never
  /// It asks as an animated one does.
  case asks

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 9 }

  /// The switch's identifier.
  public static var switchID: String { "programmaticPop.notAnimated.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a programmatic pop without animation ask?"
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
    case .never: "Without animation nobody is asked."
    case .asks: "It asks as an animated one does."
    }
  }
}
