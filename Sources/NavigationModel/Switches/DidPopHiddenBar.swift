/// The answers to `didPop.hiddenBar`.
///
/// Is didPop sent while the bar is hidden?
public enum DidPopHiddenBar: UInt8, BehaviourAnswer {
  /// It is not sent.
  case notSent
  /// It is sent as with a visible bar.
  case sent

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 43 }

  /// The switch's identifier.
  public static var switchID: String { "didPop.hiddenBar" }

  /// The question that this switch answers.
  public static var question: String {
    "Is didPop sent while the bar is hidden?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .notSent: "notSent"
    case .sent: "sent"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .notSent: "It is not sent."
    case .sent: "It is sent as with a visible bar."
    }
  }
}
