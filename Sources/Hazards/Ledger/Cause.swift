import NavigationModel

/// Who did something, and for an intent of which route: an event without its accidents.
public struct Cause: Hashable, Sendable, BitwiseCopyable {
  /// Who did it, or the kind of waiting work that did it.
  public enum Doer: UInt8, Sendable, BitwiseCopyable {
    /// The person at the device.
    case person
    /// The app's own code outside the interceptor.
    case app
    /// A screen's guard.
    case screenGuard
    /// UIKit.
    case uikit
    /// The interceptor, at once.
    case interceptor
    /// A block on the main queue.
    case block
    /// A timer.
    case timer
    /// The completion of a transition.
    case completion
    /// A change that UIKit had put off.
    case deferredChange

    init(_ actor: Actor) {
      switch actor {
      case .person: self = .person
      case .app: self = .app
      case .screenGuard: self = .screenGuard
      case .uikit: self = .uikit
      case .interceptor: self = .interceptor
      }
    }

    init(_ kind: WaitKind) {
      switch kind {
      case .nextTurn: self = .block
      case .timer: self = .timer
      case .completion: self = .completion
      case .deferral: self = .deferredChange
      }
    }

    /// The word for the doer in signatures.
    public var word: String {
      switch self {
      case .person: "person"
      case .app: "app"
      case .screenGuard: "guard"
      case .uikit: "UIKit"
      case .interceptor: "interceptor"
      case .block: "block"
      case .timer: "timer"
      case .completion: "completion"
      case .deferredChange: "deferred change"
      }
    }
  }

  /// The route of the intent.
  public let route: Route
  /// Who did it.
  public let doer: Doer

  /// Route and doer as signatures spell them, for example `tap/block`.
  public var words: String { "\(route)/\(doer.word)" }
}
