/// The answers to `tap.askCount`.
///
/// How often is the delegate asked for one back tap?
public enum TapAskCount: UInt8, BehaviourAnswer {
  /// One ask for one tap.
  case once
  /// The same ask is sent a second time for the same tap, and the second answer counts.
  case twice

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 1 }

  /// The switch's identifier.
  public static var switchID: String { "tap.askCount" }

  /// The question that this switch answers.
  public static var question: String {
    "How often is the delegate asked for one back tap?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .once: "once"
    case .twice: "twice"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .once: "One ask for one tap."
    case .twice:
      """
      The same ask is sent a second time for the same tap, and the second answer counts.
      """
    }
  }
}
