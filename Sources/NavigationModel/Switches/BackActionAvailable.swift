/// The answers to `backAction.available`.
///
/// Does a navigation item have a back action?
public enum BackActionAvailable: UInt8, BehaviourAnswer {
  /// The property does not exist; the standard back button is used.
  case no
  /// A back action replaces what a back tap does; UIKit does not pop.
  case yes

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 33 }

  /// The switch's identifier.
  public static var switchID: String { "backAction.available" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a navigation item have a back action?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .no: "no"
    case .yes: "yes"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .no: "The property does not exist; the standard back button is used."
    case .yes: "A back action replaces what a back tap does; UIKit does not pop."
    }
  }
}
