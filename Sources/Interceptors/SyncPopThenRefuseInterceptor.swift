import NavigationModel

/// Pops inside the ask and then refuses.
///
/// The inner ask of the pop is let through by comparing counts (PP-01). Known from
/// RxWebViewController and, from iOS 13 on, from WRNavigationBar (PP-08); called wonky on some
/// versions (TAP-5). Attached as a subclass that restores nothing after a refusal.
public struct SyncPopThenRefuseInterceptor: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "sync-pop-then-refuse" }

  /// What it is.
  public var title: String { "Compares counts, pops inside the ask, then refuses" }

  /// The rows that describe it.
  public var sources: [String] { ["PP-01", "PP-08", "TAP-5"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Pops at once if the top screen says yes, and refuses in any case.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    if navigation.viewControllers.count < navigation.items.count { return true }
    if navigation.consult(navigation.topViewController).allows {
      navigation.popViewController(animated: true)
    }
    return false
  }
}
