/// The app code under test: whatever gets in the way of "back".
///
/// An interceptor is an immutable value; what it remembers lives in the navigation context, in a
/// value of at most 16 bytes. Every hook has a default that does what UIKit does by itself.
/// Hooks may call the navigation controller at once, as real code does.
public protocol BackInterceptor: Sendable {
  /// The interceptor's identifier in plain ASCII, for example `count-guard-always-refuse`.
  var id: String { get }

  /// What the interceptor is, in one line.
  var title: String { get }

  /// Where the idiom comes from: names of seed files and evidence ids.
  var sources: [String] { get }

  /// How the code is attached.
  var attachment: InterceptorAttachment { get }

  /// The delegate callbacks that the interceptor implements; the others are not called.
  var observedCallbacks: ObservedCallbacks { get }

  /// The hazards that the interceptor says it cannot avoid.
  var declaredLimits: [DeclaredLimit] { get }

  /// The delays of the timers that the interceptor sets, in milliseconds.
  ///
  /// An exploration lets time pass in steps that divide these and the length of an animation.
  var timerLengths: [UInt32] { get }

  /// The controller's view has been loaded; called once, before the first event.
  func viewDidLoad(in navigation: inout NavigationContext)

  /// `navigationBar(_:shouldPop:)`.
  func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool

  /// `navigationBar(_:didPop:)`.
  func didPop(_ item: Screen, in navigation: inout NavigationContext)

  /// `navigationController(_:willShow:animated:)`.
  func willShow(_ screen: Screen, in navigation: inout NavigationContext)

  /// `navigationController(_:didShow:animated:)`.
  func didShow(_ screen: Screen, in navigation: inout NavigationContext)

  /// A life-cycle callback of a screen.
  func received(
    _ callback: LifecycleCallback, of screen: Screen, in navigation: inout NavigationContext)

  /// The completion of the transition coordinator.
  func transitionEnded(cancelled: Bool, in navigation: inout NavigationContext)

  /// The change of interaction that the transition coordinator reports when a swipe is let go.
  func interactionEnded(cancelled: Bool, in navigation: inout NavigationContext)

  /// The override of `popViewController(animated:)`.
  func popViewController(animated: Bool, in navigation: inout NavigationContext)

  /// The override of `popToViewController(_:animated:)`.
  func popToViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext)

  /// The override of `popToRootViewController(animated:)`.
  func popToRootViewController(animated: Bool, in navigation: inout NavigationContext)

  /// The override of `pushViewController(_:animated:)`.
  func pushViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext)

  /// The override of `setViewControllers(_:animated:)`.
  func setViewControllers(
    _ stack: ScreenList, animated: Bool, in navigation: inout NavigationContext)

  /// Who is the delegate of the recognizer of `swipe`.
  func gestureDelegate(of swipe: Swipe) -> GestureDelegate

  /// Whether the recognizer of `swipe` is enabled.
  func isEnabled(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool

  /// `gestureRecognizerShouldBegin(_:)`, called only for an own delegate.
  func shouldBegin(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool

  /// The action of the interceptor's own back button.
  func ownBackButtonTapped(in navigation: inout NavigationContext)

  /// Whether the interceptor has set a `backAction` on the item of `screen` (BA-1).
  func hasBackAction(on screen: Screen, in navigation: inout NavigationContext) -> Bool

  /// The handler of the `backAction`.
  func backActionTapped(in navigation: inout NavigationContext)

  /// `accessibilityPerformEscape()`, called when nothing is left to pop (TAP-8).
  func accessibilityPerformEscape(in navigation: inout NavigationContext) -> Bool

  /// Whether the back item swallows its `menu` (LP-8).
  func suppressesBackMenu(in navigation: inout NavigationContext) -> Bool

  /// A block of the interceptor's own runs.
  func blockRan(_ tag: UInt8, _ screen: Screen, in navigation: inout NavigationContext)

  /// Renames the screens that the state in `storage` holds.
  ///
  /// An exploration takes states for one that differ only in the names of screens. An interceptor
  /// whose state holds screens or sets of screens must pass each of them through `renaming`.
  func rename(_ renaming: inout ScreenRenaming, in storage: inout InterceptorStorage)
}

extension BackInterceptor {
  /// No delegate callback is implemented.
  public var observedCallbacks: ObservedCallbacks { [] }

  /// No timers are set.
  public var timerLengths: [UInt32] { [] }

  /// No limits are declared.
  public var declaredLimits: [DeclaredLimit] { [] }

  /// Does nothing.
  public func viewDidLoad(in navigation: inout NavigationContext) {}

  /// Calls UIKit's own implementation.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    navigation.callDefaultShouldPop(item)
  }

  /// Does nothing.
  public func didPop(_ item: Screen, in navigation: inout NavigationContext) {}

  /// Does nothing.
  public func willShow(_ screen: Screen, in navigation: inout NavigationContext) {}

  /// Does nothing.
  public func didShow(_ screen: Screen, in navigation: inout NavigationContext) {}

  /// Does nothing.
  public func received(
    _ callback: LifecycleCallback, of screen: Screen, in navigation: inout NavigationContext
  ) {}

  /// Does nothing.
  public func transitionEnded(cancelled: Bool, in navigation: inout NavigationContext) {}

  /// Does nothing.
  public func interactionEnded(cancelled: Bool, in navigation: inout NavigationContext) {}

  /// Calls UIKit's own implementation.
  public func popViewController(animated: Bool, in navigation: inout NavigationContext) {
    navigation.callSuper(.pop(animated: animated))
  }

  /// Calls UIKit's own implementation.
  public func popToViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) {
    navigation.callSuper(.popTo(screen, animated: animated))
  }

  /// Calls UIKit's own implementation.
  public func popToRootViewController(animated: Bool, in navigation: inout NavigationContext) {
    navigation.callSuper(.popToRoot(animated: animated))
  }

  /// Calls UIKit's own implementation.
  public func pushViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) {
    navigation.callSuper(.push(screen, animated: animated))
  }

  /// Calls UIKit's own implementation.
  public func setViewControllers(
    _ stack: ScreenList, animated: Bool, in navigation: inout NavigationContext
  ) {
    navigation.callSuper(.setStack(stack, animated: animated))
  }

  /// The delegate is UIKit's own.
  public func gestureDelegate(of swipe: Swipe) -> GestureDelegate { .system }

  /// The recognizer is enabled.
  public func isEnabled(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool { true }

  /// The gesture may begin.
  public func shouldBegin(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool { true }

  /// Does nothing.
  public func ownBackButtonTapped(in navigation: inout NavigationContext) {}

  /// There is no back action.
  public func hasBackAction(on screen: Screen, in navigation: inout NavigationContext) -> Bool {
    false
  }

  /// Does nothing.
  public func backActionTapped(in navigation: inout NavigationContext) {}

  /// Does nothing.
  public func accessibilityPerformEscape(in navigation: inout NavigationContext) -> Bool { false }

  /// The menu is left alone.
  public func suppressesBackMenu(in navigation: inout NavigationContext) -> Bool { false }

  /// Does nothing.
  public func blockRan(_ tag: UInt8, _ screen: Screen, in navigation: inout NavigationContext) {}

  /// Does nothing, because the state holds no screens.
  public func rename(_ renaming: inout ScreenRenaming, in storage: inout InterceptorStorage) {}
}
