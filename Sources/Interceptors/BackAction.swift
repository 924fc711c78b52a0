import NavigationModel

/// Sets a `backAction` on the items of screens with a guard.
///
/// From iOS 16 on the action runs in place of UIKit's pop (BA-1, BA-2): it asks the screen and pops
/// by itself. It covers neither the menu nor keys nor swipes (BA-4), and before iOS 16 there is no
/// such property, so that nothing is intercepted. Attached to the items alone: a subclass without ask.
public struct BackAction: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "back-action" }

  /// What it is.
  public var title: String { "Back action on the items of screens with a guard" }

  /// The rows that describe it.
  public var sources: [String] { ["BA-1", "BA-2", "BA-4", "OQ-1"] }

  /// The code is a subclass that leaves the ask to UIKit.
  public var attachment: InterceptorAttachment { .subclass }

  /// Screens with a guard have a back action.
  public func hasBackAction(on screen: Screen, in navigation: inout NavigationContext) -> Bool {
    navigation.hasGuard(screen)
  }

  /// Pops if the top screen says yes.
  public func backActionTapped(in navigation: inout NavigationContext) {
    if navigation.consult(navigation.topViewController).allows {
      navigation.popViewController(animated: true)
    }
  }
}
