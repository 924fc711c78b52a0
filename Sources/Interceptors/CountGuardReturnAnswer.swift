import NavigationModel

/// Lets pops by code through by comparing counts, pops on the next turn, returns the answer.
///
/// The corrected form of `000_3c25b00d15b74a43.txt`: fewer screens than items means that code has
/// popped already (PP-01). From iOS 13 on UIKit pops too, so that one tap removes two screens
/// (BT-13). Attached as a subclass; a refusal hides and shows the bar.
public struct CountGuardReturnAnswer: BackInterceptor {
  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "count-guard-return-answer" }

  /// What it is.
  public var title: String { "Compares counts, pops on the next turn, returns the answer" }

  /// The seed's corrected form, and what is known about it.
  public var sources: [String] {
    ["000_3c25b00d15b74a43.txt", "PP-01", "BT-11", "BT-13", "OV-01"]
  }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Consults the top screen unless items outnumber screens.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    let (count, itemsCount) = (navigation.viewControllers.count, navigation.items.count)
    if count < itemsCount { return true }
    let allowed = navigation.consult(navigation.topViewController).allows
    if !allowed {
      navigation.hideAndShowBar()
    } else if count >= itemsCount {
      navigation.schedule(.change(.pop()))
    }
    return allowed
  }
}
