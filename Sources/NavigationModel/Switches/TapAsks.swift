/// The answers to `tap.asks`.
///
/// Does a back tap ask the delegate, and what has moved by then?
public enum TapAsks: UInt8, BehaviourAnswer {
  /// The ask comes before anything has moved: stack and items are whole.
  case intact
  /// The controller has been popped already when the ask comes.
  case afterControllerPop
  /// A back tap asks nobody and UIKit pops.
  case never

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 0 }

  /// The switch's identifier.
  public static var switchID: String { "tap.asks" }

  /// The question that this switch answers.
  public static var question: String {
    "Does a back tap ask the delegate, and what has moved by then?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .intact: "intact"
    case .afterControllerPop: "afterControllerPop"
    case .never: "never"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .intact: "The ask comes before anything has moved: stack and items are whole."
    case .afterControllerPop: "The controller has been popped already when the ask comes."
    case .never: "A back tap asks nobody and UIKit pops."
    }
  }
}
