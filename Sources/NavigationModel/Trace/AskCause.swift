/// What made the bar ask.
public enum AskCause: UInt8, Sendable, BitwiseCopyable {
  /// A tap on the back button.
  case tap
  /// A tap on a back button with a back action (OQ-1).
  case backAction
  /// A pop by code (PP-01).
  case programmaticPop
  /// A swipe that begins (SW-02).
  case swipe
  /// An escape gesture or a keyboard's back command (OQ-2).
  case key

  /// The word for the cause in reports.
  public var word: String {
    switch self {
    case .tap: "tap"
    case .backAction: "back action"
    case .programmaticPop: "pop by code"
    case .swipe: "swipe"
    case .key: "key"
    }
  }
}
