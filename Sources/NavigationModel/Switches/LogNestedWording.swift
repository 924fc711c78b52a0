/// The answers to `log.nestedWording`.
///
/// How is the message about a nested item animation worded, and which message follows it?
public enum LogNestedWording: UInt8, BehaviourAnswer {
  /// “in corrupted”; a message follows when the first animation ends.
  case inCorrupted
  /// “in a corrupted”; a message follows when the second animation begins.
  case inACorrupted

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 50 }

  /// The switch's identifier.
  public static var switchID: String { "log.nestedWording" }

  /// The question that this switch answers.
  public static var question: String {
    "How is the message about a nested item animation worded, and which message follows it?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .inCorrupted: "inCorrupted"
    case .inACorrupted: "inACorrupted"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .inCorrupted: "“in corrupted”; a message follows when the first animation ends."
    case .inACorrupted: "“in a corrupted”; a message follows when the second animation begins."
    }
  }
}
