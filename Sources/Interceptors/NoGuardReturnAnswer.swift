import NavigationModel

/// Asks the top screen, always pops on the next turn after a yes, and returns the answer.
///
/// Unlike `PopNextTurnReturnAnswer` it compares no counts at all, so that a pop by code up to
/// iOS 12 pops once more. Known from BackBtnEventIntercept (2017, BT-11). Attached as a category;
/// a refusal walks the bar's subviews.
public struct NoGuardReturnAnswer: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "no-guard-return-answer" }

  /// What it is.
  public var title: String { "Asks the top screen on every ask, pops on the next turn" }

  /// The rows that describe it.
  public var sources: [String] { ["BT-11", "BT-13", "PP-02", "SW-02"] }

  /// The code is a category.
  public var attachment: InterceptorAttachment { .category }

  /// Consults the top screen and pops on the next turn whatever caused the ask.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    guard navigation.consult(navigation.topViewController).allows else {
      navigation.restoreIndicator(.subviewWalk)
      return false
    }
    navigation.schedule(.change(.pop()))
    return true
  }
}
