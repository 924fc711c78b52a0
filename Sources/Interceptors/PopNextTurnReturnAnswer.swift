import NavigationModel

/// Asks the top screen, pops on the next turn where counts agree, and returns the answer.
///
/// The first form of `000_3c25b00d15b74a43.txt`, before its correction: the counts are compared
/// only in front of the pop, so that a pop by code up to iOS 12 still puts the question to the
/// screen that comes back (PP-02). Attached as a subclass; a refusal hides and shows the bar.
public struct PopNextTurnReturnAnswer: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "pop-next-turn-return-answer" }

  /// What it is.
  public var title: String { "Asks the top screen, pops on the next turn, returns the answer" }

  /// The seed's first form, and what is known about its fault.
  public var sources: [String] { ["000_3c25b00d15b74a43.txt", "PP-02", "BT-11", "BT-13"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Consults the top screen whatever caused the ask.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    let allowed = navigation.consult(navigation.topViewController).allows
    if !allowed {
      navigation.hideAndShowBar()
    } else if navigation.viewControllers.count >= navigation.items.count {
      navigation.schedule(.change(.pop()))
    }
    return allowed
  }
}
