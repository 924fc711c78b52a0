/// The way on which an intent reaches the navigation controller.
public enum Route: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// No intent.
  case none
  /// A tap on the leading back control.
  case tap
  /// A choice from the back menu.
  case menu
  /// A swipe from the edge.
  case edgeSwipe
  /// A swipe in the content.
  case contentSwipe
  /// The accessibility escape gesture.
  case escape
  /// The keyboard's back command.
  case keyCommand
  /// Selecting the current tab again.
  case tabReselect
  /// A tap in the content that pushes a screen.
  case tapPush
  /// The app calls `popViewController`.
  case pop
  /// The app calls `popToViewController`.
  case popTo
  /// The app calls `popToRootViewController`.
  case popToRoot
  /// The app calls `pushViewController`.
  case push
  /// The app calls `setViewControllers`.
  case setStack
  /// The app does something else.
  case other
  /// A guard sends the person to another screen.
  case redirect
  /// A guard pops because the person confirmed.
  case confirmed

  /// Whether a person goes back on this route.
  public var isPersonsBack: Bool {
    switch self {
    case .tap, .menu, .edgeSwipe, .contentSwipe, .escape, .keyCommand, .tabReselect: true
    default: false
    }
  }

  /// Whether this is a press of the keyboard's back command or an escape gesture.
  public var isKey: Bool { self == .escape || self == .keyCommand }

  /// Whether this is one of the two swipes.
  public var isSwipe: Bool { self == .edgeSwipe || self == .contentSwipe }
}
