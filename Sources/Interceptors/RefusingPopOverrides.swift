import NavigationModel

/// Asks the guards inside the overridden pop methods and returns nil after a refusal.
///
/// The overrides see every way back: taps (TAP-3), swipes (IG-3), the menu (LP-3, LP-5), keys and
/// the tab bar (TAP-8). They cannot tell the app's own calls from these, so that a confirmed pop is
/// refused again, and a guard that redirects from its handler calls itself. Attached as a subclass
/// that leaves the ask to UIKit; `setViewControllers` goes round it (LP-5).
public struct RefusingPopOverrides: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "refusing-pop-overrides" }

  /// What it is.
  public var title: String { "Asks inside the overridden pop methods and refuses there" }

  /// The rows that describe it.
  public var sources: [String] { ["LP-5", "TAP-3", "TAP-8", "IG-3"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Pops unless the top screen refuses.
  public func popViewController(animated: Bool, in navigation: inout NavigationContext) {
    let kept = navigation.viewControllers.count - 1
    if mayLeave(above: kept, in: &navigation) { navigation.callSuper(.pop(animated: animated)) }
  }

  /// Pops unless a screen above the target refuses.
  public func popToViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) {
    let position = navigation.viewControllers.position(of: screen)
    let kept = position.map { $0 + 1 } ?? navigation.viewControllers.count
    if mayLeave(above: kept, in: &navigation) {
      navigation.callSuper(.popTo(screen, animated: animated))
    }
  }

  /// Pops unless a screen above the root refuses.
  public func popToRootViewController(animated: Bool, in navigation: inout NavigationContext) {
    if mayLeave(above: 1, in: &navigation) { navigation.callSuper(.popToRoot(animated: animated)) }
  }

  /// Consults the screens above the lowest `kept` ones from the top down, up to the first refusal.
  private func mayLeave(above kept: Int, in navigation: inout NavigationContext) -> Bool {
    for screen in navigation.viewControllers.screens.dropFirst(max(kept, 1)).reversed() {
      guard navigation.consult(screen).allows else { return false }
    }
    return true
  }
}
