import NavigationModel

/// Tears the leaving screen down as soon as the overridden pop has returned it.
///
/// The fault that react-native-navigation #8276 describes (IG-4): a swipe calls the override when it
/// begins, and a cancelled swipe brings back a screen that has been torn down. Attached as a
/// subclass; the ask is left to UIKit.
public struct TearDownInPop: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "tear-down-in-pop" }

  /// What it is.
  public var title: String { "Tears the leaving screen down inside the overridden pop" }

  /// The rows that describe it.
  public var sources: [String] { ["IG-3", "IG-4", "L-6"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Pops, then tears down the screen that has left, if one has.
  public func popViewController(animated: Bool, in navigation: inout NavigationContext) {
    let leaving = navigation.topViewController
    navigation.callSuper(.pop(animated: animated))
    if !navigation.viewControllers.contains(leaving) { navigation.tearDown(leaving) }
  }
}
