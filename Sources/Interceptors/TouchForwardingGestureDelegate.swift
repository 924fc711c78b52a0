import NavigationModel

/// Always refuses, and forwards only the touches of the edge swipe to UIKit's own delegate.
///
/// The code of `001_97993c67eaa7d4c5.txt` as a subclass, with a delegate of the edge recognizer that
/// consults the top screen. Forwarding the public hook for touches keeps UIKit's limits up to
/// iOS 13.3 only (SW-11): later a swipe may begin at the root, and the next push hangs (SW-12).
public struct TouchForwardingGestureDelegate: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "touch-forwarding-gesture-delegate" }

  /// What it is.
  public var title: String { "Always refuses, with a swipe delegate that forwards touches" }

  /// The seed whose code it is, and what is known about the delegate.
  public var sources: [String] { ["001_97993c67eaa7d4c5.txt", "SW-11", "SW-12", "V13-07", "IG-8"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Answers as `CountGuardAlwaysRefuse` does.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    CountGuardAlwaysRefuse().shouldPop(item, in: &navigation)
  }

  /// The edge recognizer's delegate is its own; the content recognizer's stays UIKit's.
  public func gestureDelegate(of swipe: Swipe) -> GestureDelegate {
    swipe == .edge ? .ownForwardingTouches : .system
  }

  /// Consults the top screen.
  public func shouldBegin(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool {
    navigation.consult(navigation.topViewController).allows
  }
}
