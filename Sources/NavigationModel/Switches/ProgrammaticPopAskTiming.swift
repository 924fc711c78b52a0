/// The answers to `programmaticPop.askTiming`.
///
/// When does the ask of a programmatic pop come?
public enum ProgrammaticPopAskTiming: UInt8, BehaviourAnswer {
  /// Inside the call that pops.
  case inCall
  /// In the layout pass that follows the call.
  case layout

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 7 }

  /// The switch's identifier.
  public static var switchID: String { "programmaticPop.askTiming" }

  /// The question that this switch answers.
  public static var question: String {
    "When does the ask of a programmatic pop come?"
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
    case .inCall: "Inside the call that pops."
    case .layout: "In the layout pass that follows the call."
    }
  }
}
