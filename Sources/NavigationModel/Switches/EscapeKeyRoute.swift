/// The answers to `escapeKey.route`.
///
/// How do the escape gesture and the keyboard's back command pop?
public enum EscapeKeyRoute: UInt8, BehaviourAnswer {
  /// They call the overridable popViewController and ask nobody.
  case popViewController
  /// They ask the delegate as a tap does and then pop.
  case asksThenPops

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 36 }

  /// The switch's identifier.
  public static var switchID: String { "escapeKey.route" }

  /// The question that this switch answers.
  public static var question: String {
    "How do the escape gesture and the keyboard's back command pop?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .popViewController: "popViewController"
    case .asksThenPops: "asksThenPops"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .popViewController: "They call the overridable popViewController and ask nobody."
    case .asksThenPops: "They ask the delegate as a tap does and then pop."
    }
  }
}
