/// The answers to `didAppear.transition`.
///
/// Is the transition still running when viewDidAppear comes at its end?
public enum DidAppearTransition: UInt8, BehaviourAnswer {
  /// The transition is still finishing: a change made there meets a running transition.
  case running
  /// The transition is over.
  case over

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 48 }

  /// The switch's identifier.
  public static var switchID: String { "didAppear.transition" }

  /// The question that this switch answers.
  public static var question: String {
    "Is the transition still running when viewDidAppear comes at its end?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .running: "running"
    case .over: "over"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .running:
      """
      The transition is still finishing: a change made there meets a running transition.
      """
    case .over: "The transition is over."
    }
  }
}
