import NavigationModel

/// Replaces UIKit's back button by one of its own on every pushed screen.
///
/// The idiom of `004_a871d327d4c41a3f.txt`. The button calls the handler of the last screen, which
/// pops by itself; for a screen without handler it pops `self.navigationController`, which is nil
/// inside the navigation controller itself, so that nothing happens (PP-10). The edge swipe is
/// refused for screens with a handler and at the root. Attached as a subclass; nothing is asked.
public struct OwnBackButton: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "own-back-button" }

  /// What it is.
  public var title: String { "Own back button on every pushed screen, no ask" }

  /// The seed, and what is known about swipes.
  public var sources: [String] { ["004_a871d327d4c41a3f.txt", "PP-10", "SW-05", "SW-09", "L-9"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Puts the button on the screens that were pushed before the scenario begins.
  public func viewDidLoad(in navigation: inout NavigationContext) {
    for screen in navigation.viewControllers.screens.dropFirst() {
      navigation.installOwnBackButton(on: screen)
    }
  }

  /// Puts the button on the screen unless it becomes the root.
  public func pushViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) {
    if !navigation.viewControllers.isEmpty { navigation.installOwnBackButton(on: screen) }
    navigation.callSuper(.push(screen, animated: animated))
  }

  /// The edge recognizer's delegate is its own; nobody has replaced the content recognizer's.
  public func gestureDelegate(of swipe: Swipe) -> GestureDelegate {
    swipe == .edge ? .own : .system
  }

  /// Refuses for screens with a handler, without calling it, and at the root.
  public func shouldBegin(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool {
    if navigation.hasGuard(navigation.viewControllers.last) { return false }
    return navigation.viewControllers.count > 1
  }

  /// Calls the last screen's handler, which pops if nothing speaks against it.
  public func ownBackButtonTapped(in navigation: inout NavigationContext) {
    let last = navigation.viewControllers.last
    guard navigation.hasGuard(last) else {
      navigation.note("self.navigationController is nil")
      return
    }
    if navigation.consult(last).allows { navigation.popViewController(animated: true) }
  }
}
