/// The answers to `veto.dimsIndicator`.
///
/// Does a refused tap leave the back indicator dimmed?
public enum VetoDimsIndicator: UInt8, BehaviourAnswer {
  /// The indicator stays dimmed until something restores it.
  case dims
  /// The indicator returns to normal by itself.
  case staysBright

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 22 }

  /// The switch's identifier.
  public static var switchID: String { "veto.dimsIndicator" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a refused tap leave the back indicator dimmed?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .dims: "dims"
    case .staysBright: "staysBright"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .dims: "The indicator stays dimmed until something restores it."
    case .staysBright: "The indicator returns to normal by itself."
    }
  }
}
