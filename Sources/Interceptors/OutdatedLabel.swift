import NavigationModel

/// The code of `CountGuardAlwaysRefuse` in a method that UIKit never calls.
///
/// An outdated argument label or a missing conformance leaves the method without effect (CT-2), and
/// no compiler says so: every screen is left as if there were no guard.
public struct OutdatedLabel: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "outdated-label" }

  /// What it is.
  public var title: String { "Always refuses in a method that is never called" }

  /// The seed whose code it is, and what the compiler needs to be told.
  public var sources: [String] { ["001_97993c67eaa7d4c5.txt", "CT-2"] }

  /// UIKit never calls the code.
  public var attachment: InterceptorAttachment { .unreached }

  /// Answers as `CountGuardAlwaysRefuse` would.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    CountGuardAlwaysRefuse().shouldPop(item, in: &navigation)
  }
}
