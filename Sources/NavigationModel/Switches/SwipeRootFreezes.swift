/// The answers to `swipe.rootFreezes`.
///
/// What does a swipe that begins at the root leave behind?
public enum SwipeRootFreezes: UInt8, BehaviourAnswer {
  /// The next push hangs and the controller reacts no more.
  case freezes
  /// Nothing.
  case harmless

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 40 }

  /// The switch's identifier.
  public static var switchID: String { "swipe.rootFreezes" }

  /// The question that this switch answers.
  public static var question: String {
    "What does a swipe that begins at the root leave behind?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .freezes: "freezes"
    case .harmless: "harmless"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .freezes: "The next push hangs and the controller reacts no more."
    case .harmless: "Nothing."
    }
  }
}
