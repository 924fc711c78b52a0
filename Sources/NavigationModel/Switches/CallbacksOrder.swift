/// The answers to `callbacks.order`.
///
/// In which order do didPop and didShow come at the end of a pop?
public enum CallbacksOrder: UInt8, BehaviourAnswer {
  /// didPop, then didShow.
  case didPopFirst
  /// didShow, then didPop.
  case didShowFirst

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 46 }

  /// The switch's identifier.
  public static var switchID: String { "callbacks.order" }

  /// The question that this switch answers.
  public static var question: String {
    "In which order do didPop and didShow come at the end of a pop?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .didPopFirst: "didPopFirst"
    case .didShowFirst: "didShowFirst"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .didPopFirst: "didPop, then didShow."
    case .didShowFirst: "didShow, then didPop."
    }
  }
}
