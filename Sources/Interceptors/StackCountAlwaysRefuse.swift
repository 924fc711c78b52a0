import NavigationModel

/// Always refuses for screens with a handler, pops on the next turn, and compares nothing.
///
/// The idiom of `003_2e79303186c03812.txt`: it only looks whether the stack holds more than one
/// screen, so that up to iOS 12 every pop by code asks the screen that comes back and may pop it as
/// well, down to the root (PP-02). A screen without handler is allowed, and then only its item goes
/// (BT-10). Attached as a subclass; a refusal brightens all subviews, transparent ones too (VT-03).
public struct StackCountAlwaysRefuse: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "stack-count-always-refuse" }

  /// What it is.
  public var title: String { "Looks only for more than one screen, always refuses" }

  /// The seed, and what is known about its faults.
  public var sources: [String] { ["003_2e79303186c03812.txt", "BT-10", "PP-02", "VT-03"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Consults the last screen, whatever caused the ask.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    let last = navigation.viewControllers.last
    guard navigation.viewControllers.count > 1, navigation.hasGuard(last) else { return true }
    if navigation.consult(last).allows {
      navigation.schedule(.change(.pop()))
    } else {
      navigation.restoreIndicator(.unboundedSubviewWalk)
    }
    return false
  }
}
