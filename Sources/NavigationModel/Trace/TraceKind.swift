/// What can happen in a run.
public enum TraceKind: Sendable, BitwiseCopyable {
  // Intents and events.

  /// A person or the app wants something.
  case intentOpened(Intent)
  /// What was wanted could not be tried at all.
  case ignored(IgnoreReason)
  /// The app hides or shows the bar, or an interceptor does.
  case barHidden(Bool)
  /// A presentation (true) or a dismissal (false) begins to animate.
  case presentationBegan(Bool)
  /// A presentation (true) or a dismissal (false) has ended.
  case presentationEnded(Bool)
  /// The controller becomes visible or invisible.
  case visibility(Bool)
  /// The main thread is blocked for some milliseconds.
  case busy(UInt32)
  /// Nothing waits and nothing moves any more.
  case settled
  /// The liveness probe begins: from here on guards allow.
  case probeBegan

  // Questions.

  /// The bar's delegate is asked about an item; the stack and the items are as the ask sees them.
  case asked(item: Screen, cause: AskCause)
  /// The delegate has answered.
  case answered(item: Screen, allowed: Bool)
  /// UIKit's own implementation of the ask is called.
  case calledDefault(item: Screen)
  /// A guard has been consulted; `expected` are the screens whose guard it should have been.
  case consulted(Screen, GuardAnswer, expected: ScreenSet)
  /// A guard has opened a confirmation.
  case confirmationOpened(Screen)
  /// The person has answered a confirmation.
  case confirmationAnswered(Screen, yes: Bool)
  /// An own gesture delegate, the system's limits or an enable flag have refused a swipe.
  case swipeRefused(Swipe, SwipeRefusal)

  // Calls and changes.

  /// A method of the controller is called, on its way to an override.
  case called(StackChange)
  /// An override has returned without calling UIKit's own implementation.
  case overrideRefused(StackChange)
  /// The stack has changed.
  case stackChanged(removed: ScreenSet, added: ScreenSet)
  /// A cancelled swipe has brought the stack back.
  case stackRestored(added: ScreenSet)
  /// An item has left the bar by itself, or come.
  case itemsChanged(removed: UInt8, added: UInt8)
  /// An item stays on the bar although its screen is gone.
  case itemKept(Screen)
  /// A change waits for the running transition to end.
  case deferred(StackChange)
  /// A change is lost in the running transition.
  case swallowed(StackChange)
  /// A change is dropped because a presentation animates.
  case dropped(StackChange)
  /// The running transition is completed at once to make way.
  case interrupted
  /// An item pop waits for the running bar animation to end.
  case itemPopDeferred
  /// An item pop is lost in the running bar animation.
  case itemPopSwallowed
  /// A change begins inside another where the platform corrupts.
  case nested(NestedChange)

  // Transitions and callbacks.

  /// The controller's transition begins.
  case transitionBegan(leaving: Screen, destination: Screen, interactive: Bool)
  /// The controller's transition has ended.
  case transitionEnded(cancelled: Bool)
  /// The bar's animation has ended.
  case barAnimationEnded
  /// `willShow` is sent.
  case willShow(Screen)
  /// `didShow` is sent.
  case didShow(Screen)
  /// `didPop` is sent.
  case didPop(Screen)
  /// A life-cycle callback is sent.
  case lifecycle(LifecycleCallback, Screen)
  /// A swipe begins.
  case swipeBegan(Swipe)
  /// A swipe is let go and goes through, or is taken back.
  case swipeReleased(Swipe, cancelled: Bool)

  // Work that waits.

  /// A block is put on the main queue, a timer is set, or a completion is registered.
  case scheduled(Block, WaitKind)
  /// A block, a timer or a completion runs.
  case ran(Block, WaitKind)

  // Appearance, messages and ends.

  /// A refused tap leaves the back indicator dimmed.
  case indicatorDimmed
  /// A remedy was applied; `reached` says whether the indicator is bright again.
  case indicatorRemedied(IndicatorRemedy, reached: Bool)
  /// New bar content has replaced a dimmed indicator.
  case indicatorReplaced
  /// A remedy has made subviews visible that were transparent on purpose.
  case transparentSubviewsShown
  /// UIKit logs a message.
  case logged(UIKitMessage)
  /// UIKit raises an exception.
  case raised(UIKitException)
  /// The controller reacts no more.
  case froze
  /// The interceptor goes on and on; the run is ended.
  case ranAway
  /// The interceptor tears a screen down for good.
  case tornDown(Screen)
  /// The interceptor notes something about itself.
  case noted(StaticString)
  /// A behaviour switch is read for the first time in the run.
  case readSwitch(index: UInt8, answer: UInt8)
}
