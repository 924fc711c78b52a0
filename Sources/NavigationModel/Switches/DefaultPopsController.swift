/// The answers to `default.popsController`.
///
/// When does UIKit's own implementation of the ask pop the controller?
public enum DefaultPopsController: UInt8, BehaviourAnswer {
  /// Inside the call, through the overridable method and without another ask.
  case insideCall
  /// It only answers true; UIKit pops after the answer has been returned.
  case afterAnswer

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 4 }

  /// The switch's identifier.
  public static var switchID: String { "default.popsController" }

  /// The question that this switch answers.
  public static var question: String {
    "When does UIKit's own implementation of the ask pop the controller?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .insideCall: "insideCall"
    case .afterAnswer: "afterAnswer"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .insideCall: "Inside the call, through the overridable method and without another ask."
    case .afterAnswer: "It only answers true; UIKit pops after the answer has been returned."
    }
  }
}
