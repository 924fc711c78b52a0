import NavigationModel

/// Asks the top screen and returns its answer.
///
/// Enough from iOS 13 on, where UIKit pops after a yes (TAP-1). Up to iOS 12 only the item goes
/// (BT-10), and a pop by code asks the screen that comes back (PP-02). Attached as a subclass that
/// neither calls `super` nor restores the indicator.
public struct AnswerOnly: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "answer-only" }

  /// What it is.
  public var title: String { "Returns the top screen's answer and does nothing else" }

  /// The rows that describe it.
  public var sources: [String] { ["BT-10", "BT-13", "PP-02", "TAP-1"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Returns what the top screen says.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    navigation.consult(navigation.topViewController).allows
  }
}
