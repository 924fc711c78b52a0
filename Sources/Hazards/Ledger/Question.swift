import NavigationModel

/// The occasion on which an interceptor consults a guard.
public enum Question: UInt8, Sendable, BitwiseCopyable {
  /// No occasion that the trace shows, such as a hook or waiting work.
  case unprompted
  /// The ask of a tap.
  case tapAsk
  /// The ask of a tap with a back action.
  case backActionAsk
  /// The ask of a pop by code.
  case popByCodeAsk
  /// The ask of a swipe.
  case swipeAsk
  /// The ask of a key.
  case keyAsk
  /// An overridden method of the controller.
  case call
  /// Work that has waited.
  case waitingWork

  init(_ cause: AskCause) {
    switch cause {
    case .tap: self = .tapAsk
    case .backAction: self = .backActionAsk
    case .programmaticPop: self = .popByCodeAsk
    case .swipe: self = .swipeAsk
    case .key: self = .keyAsk
    }
  }

  /// The words for the occasion in signatures.
  public var words: String {
    switch self {
    case .unprompted: "unprompted"
    case .tapAsk: "ask of tap"
    case .backActionAsk: "ask of back action"
    case .popByCodeAsk: "ask of pop by code"
    case .swipeAsk: "ask of swipe"
    case .keyAsk: "ask of key"
    case .call: "call"
    case .waitingWork: "waiting work"
    }
  }
}
