/// The answers to `indicator.restoredBy`.
///
/// Which remedy reaches a dimmed back indicator?
public enum IndicatorRestoredBy: UInt8, BehaviourAnswer {
  /// The walk over the bar's subviews, hiding and showing the bar, and toggling the back button
  /// all reach it.
  case anyRemedy
  /// The walk over the bar's subviews no longer reaches it; the other remedies do.
  case notBySubviewWalk

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 23 }

  /// The switch's identifier.
  public static var switchID: String { "indicator.restoredBy" }

  /// The question that this switch answers.
  public static var question: String {
    "Which remedy reaches a dimmed back indicator?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .anyRemedy: "anyRemedy"
    case .notBySubviewWalk: "notBySubviewWalk"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .anyRemedy:
      """
      The walk over the bar's subviews, hiding and showing the bar, and toggling the back \
      button all reach it.
      """
    case .notBySubviewWalk:
      """
      The walk over the bar's subviews no longer reaches it; the other remedies do.
      """
    }
  }
}
