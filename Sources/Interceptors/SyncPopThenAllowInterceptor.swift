import NavigationModel

/// Pops inside the ask and then allows.
///
/// Shipped by several apps up to iOS 12 (C1); from iOS 13 on UIKit raises an exception (MS-07). The
/// pop asks once more, which the comparison of counts lets through (PP-01). Attached as a subclass
/// that restores nothing after a refusal.
public struct SyncPopThenAllowInterceptor: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "sync-pop-then-allow" }

  /// What it is.
  public var title: String { "Compares counts, pops inside the ask, then allows" }

  /// The rows that describe it.
  public var sources: [String] { ["C1", "MS-07", "V13-03", "PP-01"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Pops at once if the top screen says yes, and returns its answer.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    if navigation.viewControllers.count < navigation.items.count { return true }
    guard navigation.consult(navigation.topViewController).allows else { return false }
    navigation.popViewController(animated: true)
    return true
  }
}
