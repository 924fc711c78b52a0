extension NavigationContext {
  /// `viewControllers`, root first, as the code under test reads it.
  ///
  /// After a jump of several levels the old top comes first until the next layout pass on some
  /// platforms (PP-14, LP-6).
  public var viewControllers: ScreenList {
    mutating get {
      guard state.transientTop.exists, read(MultiLevelPopTransientOrder.self) == .oldTopFirst
      else { return state.stack }
      var list = ScreenList([state.transientTop])
      list.append(contentsOf: state.stack)
      return list
    }
  }

  /// `topViewController`.
  public var topViewController: Screen { state.stack.last }

  /// `navigationBar.items`, items of outer controllers included.
  public var items: ScreenList {
    guard laggingItem.exists else { return state.items }
    var list = state.items
    list.append(laggingItem)
    return list
  }

  /// `isNavigationBarHidden`.
  public var isNavigationBarHidden: Bool { state.flags.contains(.barHidden) }

  /// Whether the controller's view is in a window.
  public var isVisible: Bool { !state.flags.contains(.invisible) }

  /// Whether a custom left item of the screen replaces the back button.
  public func hasReplacingLeftItem(_ screen: Screen) -> Bool {
    state.ownBackButtons.contains(screen)
      || (screen.exists && scenario.screens[Int(screen.index)].leftItem == .replaces)
  }

  /// Whether `transitionCoordinator` is non-nil.
  public var hasTransitionCoordinator: Bool {
    mutating get {
      guard state.transition.isRunning else { return false }
      if state.transition.isInteractive || !state.transition.awaitsLayout { return true }
      return read(CoordinatorAvailableFrom.self) == .inCall
    }
  }

  /// The swipe whose recognizer is in the state `began`, or nil.
  public var swipeInProgress: Swipe? {
    state.gesture == 0 ? nil : Swipe(rawValue: state.gesture - 1)
  }

  /// Whether the present call was marked by the app as its own.
  public var isMarkedByApp: Bool {
    runsMarkedBlock || currentIntent.id == state.intent && currentIntent.isMarked
  }

  /// Whether the app has told the interceptor that it marks every pop of its own.
  public var appMarksItsPops: Bool { scenario.marksPops }

  /// The OS release, as `UIDevice.current.systemVersion` says it.
  public var osVersion: SystemVersion { answers.sheet.osVersion }

  /// The SDK that the code is linked with.
  public var linkedSDK: SystemVersion { answers.sheet.linkedSDK }

  /// Whether a screen declares a guard, as `responds(to:)` or a conformance would tell.
  public mutating func hasGuard(_ screen: Screen) -> Bool {
    if openGuards.undecided.contains(screen) { decideWhetherGuarded(screen) }
    if openGuards.guarded.contains(screen) { return true }
    return scenario.screenGuard(of: screen) != .none
  }
}
