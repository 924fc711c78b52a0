/// The answers to `setStack.asks`.
///
/// Does setting the whole stack ask the delegate?
public enum SetStackAsks: UInt8, BehaviourAnswer {
  /// Setting the stack asks nobody.
  case never
  /// It asks once with the outgoing top item if items outnumber the stack.
  case once

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 11 }

  /// The switch's identifier.
  public static var switchID: String { "setStack.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does setting the whole stack ask the delegate?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .never: "never"
    case .once: "once"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .never: "Setting the stack asks nobody."
    case .once: "It asks once with the outgoing top item if items outnumber the stack."
    }
  }
}
