/// The answers to `overlap.tap`.
///
/// Is the back button live while a transition runs?
public enum OverlapTap: UInt8, BehaviourAnswer {
  /// A tap is delivered and asks.
  case live
  /// A tap does nothing.
  case ignored

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 28 }

  /// The switch's identifier.
  public static var switchID: String { "overlap.tap" }

  /// The question that this switch answers.
  public static var question: String {
    "Is the back button live while a transition runs?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .live: "live"
    case .ignored: "ignored"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .live: "A tap is delivered and asks."
    case .ignored: "A tap does nothing."
    }
  }
}
