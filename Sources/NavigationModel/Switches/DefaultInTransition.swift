/// The answers to `default.inTransition`.
///
/// What does UIKit's own implementation do while a transition runs?
public enum DefaultInTransition: UInt8, BehaviourAnswer {
  /// It pops and answers true as at rest.
  case allows
  /// It answers false and pops nothing.
  case refuses

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 5 }

  /// The switch's identifier.
  public static var switchID: String { "default.inTransition" }

  /// The question that this switch answers.
  public static var question: String {
    "What does UIKit's own implementation do while a transition runs?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .allows: "allows"
    case .refuses: "refuses"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .allows: "It pops and answers true as at rest."
    case .refuses: "It answers false and pops nothing."
    }
  }
}
