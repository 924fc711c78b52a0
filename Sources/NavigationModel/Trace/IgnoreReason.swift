/// Why something that a person or the app wanted could not even be tried.
public enum IgnoreReason: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The bar is hidden.
  case barHidden
  /// The bar shows no back button.
  case noBackButton
  /// A custom left item stands in its place.
  case customLeftItem
  /// Something presented covers the controller.
  case covered
  /// The controller is not visible.
  case invisible
  /// The controller reacts no more.
  case frozen
  /// A transition runs and the control is not live.
  case inTransition
  /// A gesture is in progress.
  case inGesture
  /// The platform has no such thing.
  case unavailable
  /// The interceptor has taken the back menu away.
  case menuSuppressed
  /// The menu has no such entry.
  case notInMenu
  /// There is nothing to pop.
  case nothingToPop
  /// No gesture is in progress.
  case noGesture
  /// No confirmation is open.
  case noConfirmation
  /// The screen is on the stack already, so nothing shows a way to push it.
  case alreadyOnStack
  /// Nothing is presented, or something is already.
  case presentationState
  /// The item belongs to an outer controller.
  case outerItem

  /// The reason in words.
  public var words: String {
    switch self {
    case .barHidden: "the bar is hidden"
    case .noBackButton: "the bar shows no back button"
    case .customLeftItem: "a custom left item stands in place of the back button"
    case .covered: "something presented covers the controller"
    case .invisible: "the controller is not visible"
    case .frozen: "the controller is frozen"
    case .inTransition: "a transition runs"
    case .inGesture: "a gesture is in progress"
    case .unavailable: "this platform has no such thing"
    case .menuSuppressed: "the interceptor has taken the back menu away"
    case .notInMenu: "the menu has no such entry"
    case .nothingToPop: "there is nothing to pop"
    case .noGesture: "no gesture is in progress"
    case .noConfirmation: "no confirmation is open"
    case .alreadyOnStack: "the screen is on the stack already"
    case .presentationState: "the presentation is in that state already"
    case .outerItem: "the item belongs to an outer controller"
    }
  }
}
