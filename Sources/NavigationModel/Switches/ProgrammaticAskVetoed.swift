/// The answers to `programmaticAsk.vetoed`.
///
/// What happens when the ask of a programmatic pop is refused?
public enum ProgrammaticAskVetoed: UInt8, BehaviourAnswer {
  /// The item stays although its screen is gone.
  case desync
  /// UIKit raises an exception.
  case crash

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 17 }

  /// The switch's identifier.
  public static var switchID: String { "programmaticAsk.vetoed" }

  /// The question that this switch answers.
  public static var question: String {
    "What happens when the ask of a programmatic pop is refused?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .desync: "desync"
    case .crash: "crash"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .desync: "The item stays although its screen is gone."
    case .crash: "UIKit raises an exception."
    }
  }
}
