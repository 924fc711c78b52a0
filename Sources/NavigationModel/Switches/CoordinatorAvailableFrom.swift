/// The answers to `coordinator.availableFrom`.
///
/// From when on is the transition coordinator available for a transition that no gesture began?
public enum CoordinatorAvailableFrom: UInt8, BehaviourAnswer {
  /// As soon as the call that changes the stack has returned.
  case inCall
  /// From the next layout pass on.
  case layout

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 44 }

  /// The switch's identifier.
  public static var switchID: String { "coordinator.availableFrom" }

  /// The question that this switch answers.
  public static var question: String {
    """
    From when on is the transition coordinator available for a transition that no gesture \
    began?
    """
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .inCall: "inCall"
    case .layout: "layout"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .inCall: "As soon as the call that changes the stack has returned."
    case .layout: "From the next layout pass on."
    }
  }
}
