/// Something that a person or the app does.
public enum NavigationEvent: Hashable, Sendable {
  /// The person taps the leading back control.
  case tapBack
  /// The person holds the back button and chooses a screen from the menu (LP-3).
  case chooseFromMenu(Screen)
  /// The person begins a swipe.
  case beginSwipe(Swipe)
  /// The person lets the swipe go through.
  case finishSwipe
  /// The person takes the swipe back.
  case cancelSwipe
  /// The person makes the accessibility escape gesture (TAP-8).
  case escape
  /// The person presses the keyboard's back command (BT-19).
  case keyCommand
  /// The person selects the current tab again (TAP-8).
  case reselectTab
  /// The person answers an open confirmation; yes pops by code.
  case answerConfirmation(yes: Bool, isMarked: Bool)
  /// The person taps something that pushes a screen.
  case tapPush(Screen)
  /// The app changes the stack; `isMarked` when it tells the interceptor that the change is its own.
  case change(StackChange, isMarked: Bool)
  /// The app hides or shows the bar.
  case setBarHidden(Bool)
  /// The app presents something over the controller.
  case present
  /// The app dismisses what it presented.
  case dismiss
  /// The controller becomes visible or invisible.
  case setVisible(Bool)
  /// The main thread is blocked for some milliseconds.
  case busy(UInt32)

  /// Whether a person does it.
  public var isPersons: Bool {
    switch self {
    case .tapBack, .chooseFromMenu, .beginSwipe, .finishSwipe, .cancelSwipe, .escape, .keyCommand,
      .reselectTab, .answerConfirmation, .tapPush:
      true
    case .change, .setBarHidden, .present, .dismiss, .setVisible, .busy:
      false
    }
  }
}
