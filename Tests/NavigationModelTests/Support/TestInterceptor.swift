import NavigationModel

/// An interceptor put together from closures, one for each hook that a test needs.
struct TestInterceptor: BackInterceptor {
  typealias Act = @Sendable (inout NavigationContext) -> Void
  typealias ActOnScreen = @Sendable (Screen, inout NavigationContext) -> Void

  var id: String { "test" }
  var title: String { "An interceptor of a test" }
  var sources: [String] { [] }
  var attachment = InterceptorAttachment.subclass
  var observedCallbacks: ObservedCallbacks = [.didPop, .willShow, .didShow]
  var delegate = GestureDelegate.system

  var loaded: Act = { _ in }
  var ask: @Sendable (Screen, inout NavigationContext) -> Bool = { $1.callDefaultShouldPop($0) }
  /// The override of every stack method.
  var change: @Sendable (StackChange, inout NavigationContext) -> Void = { $1.callSuper($0) }
  var popped: ActOnScreen = { _, _ in }
  var willShow: ActOnScreen = { _, _ in }
  var shown: ActOnScreen = { _, _ in }
  var life: @Sendable (LifecycleCallback, Screen, inout NavigationContext) -> Void = { _, _, _ in }
  var ended: @Sendable (Bool, inout NavigationContext) -> Void = { _, _ in }
  var released: @Sendable (Bool, inout NavigationContext) -> Void = { _, _ in }
  var isEnabled: @Sendable (Swipe) -> Bool = { _ in true }
  var begins: @Sendable (Swipe, inout NavigationContext) -> Bool = { _, _ in true }
  var ownButton: Act = { _ in }
  var backAction: Act?
  var escape: @Sendable (inout NavigationContext) -> Bool = { _ in false }
  var suppressesMenu = false
  var block: @Sendable (UInt8, Screen, inout NavigationContext) -> Void = { _, _, _ in }

  func viewDidLoad(in navigation: inout NavigationContext) { loaded(&navigation) }

  func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    ask(item, &navigation)
  }

  func didPop(_ item: Screen, in navigation: inout NavigationContext) { popped(item, &navigation) }

  func willShow(_ screen: Screen, in navigation: inout NavigationContext) {
    willShow(screen, &navigation)
  }

  func didShow(_ screen: Screen, in navigation: inout NavigationContext) {
    shown(screen, &navigation)
  }

  func received(
    _ callback: LifecycleCallback, of screen: Screen, in navigation: inout NavigationContext
  ) { life(callback, screen, &navigation) }

  func transitionEnded(cancelled: Bool, in navigation: inout NavigationContext) {
    ended(cancelled, &navigation)
  }

  func interactionEnded(cancelled: Bool, in navigation: inout NavigationContext) {
    released(cancelled, &navigation)
  }

  func popViewController(animated: Bool, in navigation: inout NavigationContext) {
    change(.pop(animated: animated), &navigation)
  }

  func popToViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) { change(.popTo(screen, animated: animated), &navigation) }

  func popToRootViewController(animated: Bool, in navigation: inout NavigationContext) {
    change(.popToRoot(animated: animated), &navigation)
  }

  func pushViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) { change(.push(screen, animated: animated), &navigation) }

  func setViewControllers(
    _ stack: ScreenList, animated: Bool, in navigation: inout NavigationContext
  ) { change(.setStack(stack, animated: animated), &navigation) }

  func gestureDelegate(of swipe: Swipe) -> GestureDelegate { delegate }

  func isEnabled(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool {
    isEnabled(swipe)
  }

  func shouldBegin(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool {
    begins(swipe, &navigation)
  }

  func ownBackButtonTapped(in navigation: inout NavigationContext) { ownButton(&navigation) }

  func hasBackAction(on screen: Screen, in navigation: inout NavigationContext) -> Bool {
    backAction != nil
  }

  func backActionTapped(in navigation: inout NavigationContext) { backAction?(&navigation) }

  func accessibilityPerformEscape(in navigation: inout NavigationContext) -> Bool {
    escape(&navigation)
  }

  func suppressesBackMenu(in navigation: inout NavigationContext) -> Bool { suppressesMenu }

  func blockRan(_ tag: UInt8, _ screen: Screen, in navigation: inout NavigationContext) {
    block(tag, screen, &navigation)
  }
}

extension TestInterceptor {
  /// Calls UIKit's own implementation of everything.
  static let passive = TestInterceptor()
  /// Allows every ask and pops nothing itself.
  static let allowing = TestInterceptor(ask: { _, _ in true })
  /// Refuses every ask.
  static let refusing = TestInterceptor(ask: { _, _ in false })
  /// Lets no change of the stack through.
  static let locking = TestInterceptor(change: { _, _ in })
  /// Answers what the guard of the asked item says.
  static let consulting = TestInterceptor(ask: { $1.consult($0).allows })
}
