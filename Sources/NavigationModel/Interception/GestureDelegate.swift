/// Who is the delegate of a pop gesture recognizer.
public enum GestureDelegate: UInt8, Sendable {
  /// UIKit's own, which refuses at the root, with a hidden bar and over a custom left item (SW-10).
  case system
  /// The interceptor's, which forwards nothing: all three limits are lost (SW-12).
  case own
  /// The interceptor's, which forwards the public touch hook to UIKit's own (SW-11).
  case ownForwardingTouches
}
