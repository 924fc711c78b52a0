/// What began inside a running animation where the platform corrupts.
public enum NestedChange: UInt8, Sendable, BitwiseCopyable {
  /// An item pop inside a bar animation (MS-01).
  case itemPop
  /// An item push inside a bar animation (MS-02).
  case itemPush
  /// A controller pop inside a transition (MS-05).
  case controllerPop
  /// A push or a new stack inside a transition (MS-05, MS-06).
  case push

  /// The change in words.
  public var words: String {
    switch self {
    case .itemPop: "item pop"
    case .itemPush: "item push"
    case .controllerPop: "controller pop"
    case .push: "push"
    }
  }
}
