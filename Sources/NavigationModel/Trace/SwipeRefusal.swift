/// Who refuses a swipe.
public enum SwipeRefusal: UInt8, Sendable, BitwiseCopyable {
  /// The recognizer is disabled.
  case disabled
  /// UIKit's own delegate, at the root, with a hidden bar or over a custom left item (SW-10).
  case systemLimits
  /// The interceptor's own delegate.
  case ownDelegate
}
