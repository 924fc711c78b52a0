import NavigationModel

/// Lets pops by code through by comparing items and leaves allowed ones to the original.
///
/// The idiom of `002_4315a5aebf5f2d34.txt`: an exchanged method, and an own delegate of the edge
/// recognizer that consults the top screen and refuses at the root. For a screen without guard the
/// delegate asks UIKit's own one in a hook that holds none of UIKit's limits, so that they are lost
/// with a hidden bar and over a custom left item (SW-11, SW-12). A refusal walks the bar's subviews.
public struct ItemTestSwizzle: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "item-test-swizzle" }

  /// What it is.
  public var title: String { "Compares items, then calls the original; own edge-swipe delegate" }

  /// The seed, and what is known about the idiom.
  public var sources: [String] {
    ["002_4315a5aebf5f2d34.txt", "BT-03", "BT-15", "SW-05", "SW-12", "L-9"]
  }

  /// The code exchanges methods.
  public var attachment: InterceptorAttachment { .swizzle }

  /// Calls the original unless the item is not the top screen's or the top screen refuses.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    let top = navigation.topViewController
    if item != top { return true }
    guard navigation.consult(top).allows else {
      navigation.restoreIndicator(.subviewWalk)
      return false
    }
    return navigation.callDefaultShouldPop(item)
  }

  /// The edge recognizer's delegate is its own; nobody has replaced the content recognizer's.
  public func gestureDelegate(of swipe: Swipe) -> GestureDelegate {
    swipe == .edge ? .own : .system
  }

  /// Refuses at the root, then leaves it to the top screen.
  public func shouldBegin(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool {
    if navigation.viewControllers.count == 1 { return false }
    return navigation.consult(navigation.topViewController).allows
  }
}
