import NavigationModel

/// An interceptor put together from closures, one for each hook that a test needs.
struct TestInterceptor: BackInterceptor {
  typealias Change = @Sendable (StackChange, inout NavigationContext) -> Void

  var id: String { "test" }
  var title: String { "An interceptor of a test" }
  var sources: [String] { [] }
  var attachment: InterceptorAttachment = .subclass
  var delegate = GestureDelegate.system

  var ask: @Sendable (Screen, inout NavigationContext) -> Bool = {
    $1.callDefaultShouldPop($0)
  }
  /// Every override of a method that takes screens away.
  var pop: Change = { $1.callSuper($0) }
  var push: Change = { $1.callSuper($0) }
  var begins: @Sendable (Swipe, inout NavigationContext) -> Bool = { _, _ in true }
  var block: @Sendable (UInt8, Screen, inout NavigationContext) -> Void = { _, _, _ in }
  var shown: @Sendable (Screen, inout NavigationContext) -> Void = { _, _ in }
  var ended: @Sendable (Bool, inout NavigationContext) -> Void = { _, _ in }
  var released: @Sendable (Bool, inout NavigationContext) -> Void = { _, _ in }

  func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    ask(item, &navigation)
  }

  var observedCallbacks: ObservedCallbacks { [.didPop, .willShow, .didShow] }

  func didShow(_ screen: Screen, in navigation: inout NavigationContext) {
    shown(screen, &navigation)
  }

  func transitionEnded(cancelled: Bool, in navigation: inout NavigationContext) {
    ended(cancelled, &navigation)
  }

  func interactionEnded(cancelled: Bool, in navigation: inout NavigationContext) {
    released(cancelled, &navigation)
  }

  func popViewController(animated: Bool, in navigation: inout NavigationContext) {
    pop(.pop(animated: animated), &navigation)
  }

  func popToViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) {
    pop(.popTo(screen, animated: animated), &navigation)
  }

  func popToRootViewController(animated: Bool, in navigation: inout NavigationContext) {
    pop(.popToRoot(animated: animated), &navigation)
  }

  func pushViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) {
    push(.push(screen, animated: animated), &navigation)
  }

  func gestureDelegate(of swipe: Swipe) -> GestureDelegate { delegate }

  func shouldBegin(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool {
    begins(swipe, &navigation)
  }

  func blockRan(_ tag: UInt8, _ screen: Screen, in navigation: inout NavigationContext) {
    block(tag, screen, &navigation)
  }
}

extension TestInterceptor {
  /// Whether the item's screen has left the stack already, so that code has popped it.
  @Sendable static func isPoppedByCode(_ item: Screen, _ navigation: NavigationContext) -> Bool {
    navigation.topViewController != item
  }

  /// Answers what the guard of the item's screen says and pops nothing itself.
  static let answering = TestInterceptor(ask: { $1.consult($0).allows })

  /// Answers what the guard of the top screen says, whoever is asked about.
  static let answeringForTop = TestInterceptor(ask: { $1.consult($1.topViewController).allows })

  /// Allows what the guard allows and pops on the next turn, as iOS 12 needs it.
  static let allowingAndPopping = TestInterceptor(ask: { item, navigation in
    if isPoppedByCode(item, navigation) { return true }
    guard navigation.consult(item).allows else { return false }
    navigation.schedule(.change(.pop()))
    return true
  })

  /// Allows what the guard allows and pops inside the ask.
  static let allowingAfterPopping = TestInterceptor(ask: { item, navigation in
    if isPoppedByCode(item, navigation) { return true }
    guard navigation.consult(item).allows else { return false }
    navigation.popViewController(animated: true)
    return true
  })

  /// Refuses every tap and pops on the next turn if the guard allows.
  static let refusingAndPopping = TestInterceptor(ask: { item, navigation in
    if isPoppedByCode(item, navigation) { return true }
    if navigation.consult(item).allows { navigation.schedule(.change(.pop())) }
    return false
  })

  /// The same without noticing that code has popped already.
  static let refusingAndPoppingBlindly = TestInterceptor(ask: { item, navigation in
    if navigation.consult(item).allows { navigation.schedule(.change(.pop())) }
    return false
  })

  /// Refuses every ask, forgetting its guards.
  static let refusing = TestInterceptor(ask: { _, _ in false })

  /// Lets no override through.
  static let lockingStack = TestInterceptor(pop: { _, _ in })
}
