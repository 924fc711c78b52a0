/// What a person or the app may do in an exploration: one letter of its alphabet.
public enum Letter: String, CaseIterable, Sendable {
  /// A tap on the leading back control.
  case tap
  /// A choice from the back menu, one event for each screen below the top.
  case menu
  /// A swipe from the edge: begin, finish, cancel.
  case edgeSwipe = "edge-swipe"
  /// A swipe in the content: begin, finish, cancel.
  case contentSwipe = "content-swipe"
  /// The accessibility escape gesture.
  case escape
  /// The keyboard's back command.
  case key
  /// The current tab is selected again.
  case tab
  /// The answer to an open confirmation: yes, no.
  case answer
  /// A tap in the content that pushes a screen.
  case tapPush = "tap-push"
  /// The app pops the top screen.
  case pop
  /// The app pops the top screen without animation.
  case popAtOnce = "pop-at-once"
  /// The app pops to a screen between the root and the one below the top.
  case popTo = "pop-to"
  /// The app pops to the root.
  case popToRoot = "pop-to-root"
  /// The app pushes a screen.
  case push
  /// The app pushes a screen without animation.
  case pushAtOnce = "push-at-once"
  /// The app sets a new stack: the top replaced, or the screen below it taken out.
  case setStack = "set-stack"
  /// The app hides the bar, or shows it.
  case bar
  /// The app presents something, or dismisses it.
  case presentation
  /// The controller goes out of sight, or comes back.
  case visibility
  /// The main thread is blocked for longer than an animation lasts.
  case busy

  /// Whether a person does it.
  public var isPersons: Bool {
    switch self {
    case .tap, .menu, .edgeSwipe, .contentSwipe, .escape, .key, .tab, .answer, .tapPush: true
    default: false
    }
  }

  /// What is explored unless somebody asks for more: every way back, and what the app does to the
  /// stack most often.
  ///
  /// The keyboard's command is left out: it takes the route of the escape gesture under every
  /// answer, so that it finds the same under another name.
  public static let defaults: [Letter] = [
    .tap, .menu, .edgeSwipe, .contentSwipe, .escape, .tab, .answer, .pop, .popToRoot, .push,
  ]
}
