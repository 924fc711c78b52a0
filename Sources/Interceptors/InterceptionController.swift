import NavigationModel

/// The interceptor to recommend: one subclass that guards every way back on every release.
///
/// It refuses every ask of a tap and pops by itself on the next turn, which means the same on all
/// releases (BT-12, TAP-5). It consults a guard only if the item belongs to the top screen, and
/// allows only the asks that follow its own changes by code (PP-01). What arrives while a transition runs is
/// swallowed if a person wants it and queued if the app does (TR-1, C9). Its own delegates on both
/// recognizers keep the system's limits (SW-10, L-9), and the back menu is taken away while a
/// guarded screen is above the root (LP-8).
///
/// It uses no timers. Attached as a subclass of the navigation controller.
public struct InterceptionController: BackInterceptor {
  struct State: InterceptorState {
    /// The screens that a change by code is taking away, for whose items an ask may still come.
    var going: ScreenSet = []
    /// A guard is being consulted, so what it calls is its own.
    var isConsulting = false
    /// A change is on its way that the coordinator will report the end of.
    var isInFlight = false
    /// A tap has been answered in this turn.
    var hasAnswered = false
  }

  /// Makes the controller.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "interception-controller" }

  /// What it is.
  public var title: String { "Refuse, pop on the next turn, guard every route (recommended)" }

  /// Where the parts of the idiom come from.
  public var sources: [String] { ["BT-12", "TAP-5", "PP-01", "SW-12", "L-9", "LP-8", "L-10"] }

  /// It is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Keys and the selected tab reach the controller as the very calls that the app makes.
  public var declaredLimits: [DeclaredLimit] {
    [
      DeclaredLimit(
        hazard: "BY", routes: [.escape, .keyCommand, .tabReselect],
        reason: """
          An escape gesture, a back command and a selected tab arrive as the same call that the \
          app makes; they are guarded only if the app marks its own pops.
          """),
      DeclaredLimit(
        hazard: "PC", routes: [.pop, .popTo, .popToRoot],
        reason: """
          Once the app has said that it marks its own pops, a pop that it forgot to mark is the \
          same call as a key.
          """),
      DeclaredLimit(
        hazard: "LP", routes: [.pop, .popTo, .popToRoot],
        reason: "A pop that the app forgot to mark is refused if the guard refuses it."),
    ]
  }

  /// Consults the guard of the top screen and refuses; the pop follows on the next turn.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    if navigation.swipeInProgress != nil { return true }
    let top = navigation.topViewController
    if item != top, expectsAsk(about: item, in: &navigation) { return true }
    guard item == top, !navigation[State.self].hasAnswered, !isBusy(&navigation) else {
      navigation.restoreIndicator(.barToggle)
      return false
    }
    navigation[State.self].hasAnswered = true
    let allowed = consult(top, in: &navigation)
    if !allowed { navigation.restoreIndicator(.barToggle) }
    navigation.schedule(.custom(tag: Turn.answered, screen: allowed ? top : .none))
    return false
  }

  /// Whether an ask about an item that is not the top screen's follows a change by code (PP-01).
  ///
  /// Otherwise it comes from a tap in mid-transition whose items lag behind (PP-15, OQ-4).
  private func expectsAsk(about item: Screen, in navigation: inout NavigationContext) -> Bool {
    guard navigation[State.self].going.contains(item) else { return false }
    navigation[State.self].going.subtract(ScreenSet(item))
    return true
  }

  private enum Turn {
    static let answered: UInt8 = 0
    static let beforeLayout: UInt8 = 1
    static let afterLayout: UInt8 = 2
  }

  /// Pops the screen that was allowed to go, if it is still on top.
  public func blockRan(_ tag: UInt8, _ screen: Screen, in navigation: inout NavigationContext) {
    switch tag {
    case Turn.beforeLayout:
      navigation.schedule(.custom(tag: Turn.afterLayout, screen: .none))
      return
    case Turn.afterLayout:
      navigation[State.self].going = []
      return
    default:
      navigation[State.self].hasAnswered = false
    }
    guard screen.exists else { return }
    if navigation.topViewController == screen, navigation.viewControllers.count > 1,
      !isBusy(&navigation)
    {
      pass(.pop(), in: &navigation)
    }
    // Where nothing was popped, the chevron would stay as the tap has left it.
    if navigation.topViewController == screen { navigation.restoreIndicator(.barToggle) }
  }

  /// The change is no longer in flight.
  public func transitionEnded(cancelled: Bool, in navigation: inout NavigationContext) {
    navigation[State.self].isInFlight = false
  }

  private func isBusy(_ navigation: inout NavigationContext) -> Bool {
    navigation[State.self].isInFlight || navigation.hasTransitionCoordinator
  }

  private func consult(_ screen: Screen, in navigation: inout NavigationContext) -> Bool {
    navigation[State.self].isConsulting = true
    let answer = navigation.consult(screen)
    navigation[State.self].isConsulting = false
    return answer.allows
  }

  /// Renames the screens that are going.
  public func rename(_ renaming: inout ScreenRenaming, in storage: inout InterceptorStorage) {
    var state = storage.load(State.self)
    state.going = renaming(state.going)
    storage.store(state)
  }

  // MARK: - Stack methods

  /// Lets a pop through, puts it off, or treats it as a key.
  public func popViewController(animated: Bool, in navigation: inout NavigationContext) {
    route(.pop(animated: animated), in: &navigation)
  }

  /// Lets a pop through, puts it off, or treats it as a choice from the menu.
  public func popToViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) {
    route(.popTo(screen, animated: animated), in: &navigation)
  }

  /// Lets a pop through, puts it off, or treats it as the selected tab.
  public func popToRootViewController(animated: Bool, in navigation: inout NavigationContext) {
    route(.popToRoot(animated: animated), in: &navigation)
  }

  /// Lets a push through or puts it off.
  public func pushViewController(
    _ screen: Screen, animated: Bool, in navigation: inout NavigationContext
  ) {
    route(.push(screen, animated: animated), in: &navigation)
  }

  /// Lets a new stack through or puts it off.
  public func setViewControllers(
    _ stack: ScreenList, animated: Bool, in navigation: inout NavigationContext
  ) {
    route(.setStack(stack, animated: animated), in: &navigation)
  }

  private func route(_ change: StackChange, in navigation: inout NavigationContext) {
    if navigation[State.self].isConsulting {
      // A guard changes the stack inside the question: UIKit must not see that before the answer.
      navigation.schedule(.change(change))
      return
    }
    if navigation.swipeInProgress != nil, !navigation[State.self].isInFlight {
      pass(change, in: &navigation)
      return
    }
    let isPersons = change.isPop && navigation.appMarksItsPops && !navigation.isMarkedByApp
    if isBusy(&navigation) {
      if isPersons || navigation.scheduleAtTransitionEnd(.change(change)) { return }
    }
    if isPersons, !consultAll(change.removed(from: navigation.state.stack), in: &navigation) {
      return
    }
    pass(change, in: &navigation)
  }

  /// Consults the guards of all screens that would go, from the top down to the first refusal.
  private func consultAll(_ going: ScreenSet, in navigation: inout NavigationContext) -> Bool {
    let stack = navigation.state.stack
    for position in stride(from: stack.count - 1, through: 0, by: -1)
    where going.contains(stack[position]) {
      guard consult(stack[position], in: &navigation) else { return false }
    }
    return true
  }

  private func pass(_ change: StackChange, in navigation: inout NavigationContext) {
    let topBefore = navigation.topViewController
    navigation[State.self].going = change.removed(from: navigation.state.stack)
    // An ask about what is going comes in the call or in the next layout pass (C3).
    if !navigation[State.self].going.isEmpty {
      navigation.schedule(.custom(tag: Turn.beforeLayout, screen: .none))
    }
    navigation.callSuper(change)
    if change.animated, navigation.isVisible, navigation.topViewController != topBefore {
      navigation[State.self].isInFlight = true
    }
  }

  // MARK: - Gestures and the menu

  /// Both recognizers get an own delegate.
  public func gestureDelegate(of swipe: Swipe) -> GestureDelegate { .own }

  /// Keeps the system's limits and consults the guard of the top screen.
  public func shouldBegin(_ swipe: Swipe, in navigation: inout NavigationContext) -> Bool {
    let top = navigation.topViewController
    guard navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden,
      !navigation.hasReplacingLeftItem(top), !navigation[State.self].hasAnswered,
      !isBusy(&navigation)
    else { return false }
    return consult(top, in: &navigation)
  }

  /// The menu is away while a screen above the root has a guard.
  public func suppressesBackMenu(in navigation: inout NavigationContext) -> Bool {
    let stack = navigation.viewControllers
    return (1..<max(1, stack.count)).contains { navigation.hasGuard(stack[$0]) }
  }
}
