extension NavigationContext {
  /// A choice from the back menu, which never asks (LP-1, LP-3).
  mutating func chooseFromMenu(_ target: Screen) {
    let change = StackChange.popTo(target)
    openIntent(.person, .menu, goal: change.removed(from: state.stack))
    guard read(MenuRoute.self) == .popToViewController else {
      emit(.ignored(.unavailable))
      return
    }
    let ownButton = state.ownBackButtons.contains(state.stack.last)
    if let reason = reasonAgainstTouch()
      ?? (isNavigationBarHidden ? .barHidden : nil)
      ?? (ownButton ? .customLeftItem : nil) ?? reasonAgainstBackButton()
    {
      emit(.ignored(reason))
      return
    }
    guard state.stack.contains(target), target != state.stack.last else {
      emit(.ignored(.notInMenu))
      return
    }
    if callHook(else: false, { $0.suppressesBackMenu(in: &$1) }) {
      emit(.ignored(.menuSuppressed))
      return
    }
    if state.isAnimating, read(OverlapTap.self) == .ignored {
      emit(.ignored(.inTransition))
      return
    }
    guard !callAsUIKit(change) else { return }
    switch read(PopOverrideRefusedMenu.self) {
    case .nothingMoves: break
    case .itemGoes: popItems(1, isAnimated: true)
    case .frozen: freeze()
    }
  }

  /// The accessibility escape gesture or the keyboard's back command (BT-19, TAP-8).
  mutating func pressKey(_ route: Route) {
    openIntent(.person, route, goal: StackChange.pop().removed(from: state.stack))
    if state.stack.count < 2 {
      if route == .escape, attachment != .none,
        callHook(else: false, { $0.accessibilityPerformEscape(in: &$1) })
      {
        return
      }
      emit(.ignored(.nothingToPop))
      return
    }
    if let reason = reasonAgainstTouch() {
      emit(.ignored(reason))
      return
    }
    if read(EscapeKeyRoute.self) == .asksThenPops {
      guard sendAsk(state.items.last, cause: .key) else { return }
    }
    guard !callAsUIKit(.pop()) else { return }
    switch read(PopOverrideRefusedKey.self) {
    case .nothingMoves: break
    case .itemGoes: popItems(1, isAnimated: true)
    case .frozen: freeze()
    }
  }

  /// The current tab is selected again (TAP-8).
  mutating func reselectTab() {
    let change = StackChange.popToRoot()
    openIntent(.person, .tabReselect, goal: change.removed(from: state.stack))
    if let reason = reasonAgainstTouch() ?? (state.stack.count < 2 ? .nothingToPop : nil) {
      emit(.ignored(reason))
      return
    }
    guard read(TabReselectRoute.self) == .popToRootViewController else {
      emit(.ignored(.unavailable))
      return
    }
    _ = callAsUIKit(change)
  }

  /// A person taps something in the content that pushes a screen.
  mutating func tapPush(_ screen: Screen) {
    openIntent(.person, .tapPush, goal: [])
    if let reason = reasonAgainstTouch() ?? (state.stack.contains(screen) ? .alreadyOnStack : nil) {
      emit(.ignored(reason))
      return
    }
    actor = .app
    call(.push(screen))
  }

  /// The app changes the stack of its own accord.
  mutating func changeByApp(_ change: StackChange, isMarked: Bool) {
    let route: Route =
      switch change.method {
      case .none: .other
      case .pop: .pop
      case .popTo: .popTo
      case .popToRoot: .popToRoot
      case .push: .push
      case .setStack: .setStack
      }
    actor = .app
    var goal = change.removed(from: state.stack)
    // While a gesture drives the stack, which screen is on top is settled only when it ends.
    if state.gesture != 0, change.method == .pop {
      goal.formUnion(ScreenSet(state.transition.leaving))
    }
    openIntent(.app, route, goal: goal, isMarked: isMarked)
    call(change)
  }

  /// UIKit calls a stack method through its override; true if its own implementation was reached.
  private mutating func callAsUIKit(_ change: StackChange) -> Bool {
    let previous = actor
    actor = .uikit
    defer { actor = previous }
    return call(change) || isHalted
  }
}
