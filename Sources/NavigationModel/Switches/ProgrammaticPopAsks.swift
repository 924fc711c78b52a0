/// The answers to `programmaticPop.asks`.
///
/// Does a programmatic pop ask the delegate?
public enum ProgrammaticPopAsks: UInt8, BehaviourAnswer {
  /// A programmatic pop asks nobody.
  case never
  /// It asks once the controller is gone, with the outgoing item and the incoming top screen.
  case afterControllerPop

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 6 }

  /// The switch's identifier.
  public static var switchID: String { "programmaticPop.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a programmatic pop ask the delegate?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .never: "never"
    case .afterControllerPop: "afterControllerPop"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .never: "A programmatic pop asks nobody."
    case .afterControllerPop:
      """
      It asks once the controller is gone, with the outgoing item and the incoming top \
      screen.
      """
    }
  }
}
