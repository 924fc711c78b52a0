import NavigationModel

/// Lets pops by code through by comparing counts and leaves allowed ones to UIKit's default.
///
/// The second form of `000_3c25b00d15b74a43.txt`, which reaches UIKit's own implementation through
/// `super`. Attached as a subclass; a refusal hides and shows the bar.
public struct CountGuardCallDefault: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "count-guard-call-default" }

  /// What it is.
  public var title: String { "Compares counts, then lets UIKit's default pop" }

  /// The seed's second form, and what UIKit's default does.
  public var sources: [String] { ["000_3c25b00d15b74a43.txt", "BT-06", "BT-09", "BT-15"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Calls UIKit's own implementation unless the top screen refuses or code has popped already.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    if navigation.viewControllers.count < navigation.items.count { return true }
    guard navigation.consult(navigation.topViewController).allows else {
      navigation.hideAndShowBar()
      return false
    }
    return navigation.callDefaultShouldPop(item)
  }
}
