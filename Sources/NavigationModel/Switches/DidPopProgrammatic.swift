/// The answers to `didPop.programmatic`.
///
/// Is didPop sent after a programmatic pop?
public enum DidPopProgrammatic: UInt8, BehaviourAnswer {
  /// It is sent as after a tap.
  case sent
  /// It is not sent.
  case notSent

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 41 }

  /// The switch's identifier.
  public static var switchID: String { "didPop.programmatic" }

  /// The question that this switch answers.
  public static var question: String {
    "Is didPop sent after a programmatic pop?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .sent: "sent"
    case .notSent: "notSent"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .sent: "It is sent as after a tap."
    case .notSent: "It is not sent."
    }
  }
}
