import NavigationModel

/// Calls the original first and asks the top screen afterwards.
///
/// A regression that QMUI 3.1.6 to 3.1.8 shipped (BT-07): up to iOS 12 the original has popped the
/// controller when it returns, so that the screen that comes back is asked, and a refusal comes too
/// late. Pops by code pass because their item is not the top screen's. Attached as a swizzle; a
/// refusal walks the bar's subviews.
public struct DefaultFirstThenAsk: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "default-first-then-ask" }

  /// What it is.
  public var title: String { "Calls the original first, then asks the top screen" }

  /// The rows that describe it.
  public var sources: [String] { ["BT-07", "BT-08", "BT-03"] }

  /// The code exchanges methods.
  public var attachment: InterceptorAttachment { .swizzle }

  /// Consults the screen that is on top once the original has returned.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    let isByCode = item != navigation.topViewController
    guard navigation.callDefaultShouldPop(item) else { return false }
    if isByCode { return true }
    guard navigation.consult(navigation.topViewController).allows else {
      navigation.restoreIndicator(.subviewWalk)
      return false
    }
    return true
  }
}
