import NavigationModel

/// Lets pops by code through by comparing counts, always refuses, and pops on the next turn.
///
/// The idiom of `001_97993c67eaa7d4c5.txt` and of UIViewController-BackButtonHandler (BT-12), which
/// needs no version branch. Attached as a category of the base class, so that it may not be reached
/// from iOS 13.4 on (V13-06, TAP-7); a refusal by the screen walks the bar's subviews.
public struct CountGuardAlwaysRefuse: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "count-guard-always-refuse" }

  /// What it is.
  public var title: String { "Compares counts, always refuses, pops on the next turn" }

  /// The seed, and what is known about the idiom.
  public var sources: [String] {
    ["001_97993c67eaa7d4c5.txt", "BT-12", "VT-03", "V13-06", "TAP-7"]
  }

  /// The code is a category.
  public var attachment: InterceptorAttachment { .category }

  /// Consults the top screen unless items outnumber screens.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    if navigation.viewControllers.count < navigation.items.count { return true }
    if navigation.consult(navigation.topViewController).allows {
      navigation.schedule(.change(.pop()))
    } else {
      navigation.restoreIndicator(.subviewWalk)
    }
    return false
  }
}
