extension NavigationContext {
  /// A tap on the leading back control, whichever is visible.
  mutating func tapBack() {
    let top = state.stack.last
    openIntent(.person, .tap, goal: StackChange.pop().removed(from: state.stack))
    indicatorIsRemedied = false
    if let reason = reasonAgainstTouch() ?? (isNavigationBarHidden ? .barHidden : nil) {
      emit(.ignored(reason))
      return
    }
    if state.ownBackButtons.contains(top) {
      callHook(else: ()) { $0.ownBackButtonTapped(in: &$1) }
      return
    }
    if let reason = reasonAgainstBackButton() {
      emit(.ignored(reason))
      return
    }
    if state.isAnimating, read(OverlapTap.self) == .ignored {
      emit(.ignored(.inTransition))
      return
    }
    if attachment != .none,
      callHook(else: false, { $0.hasBackAction(on: top, in: &$1) }),
      read(BackActionAvailable.self) == .yes
    {
      runBackAction(top)
      return
    }
    tapSystemBackButton(top)
  }

  /// Why nothing can be touched, or nil.
  mutating func reasonAgainstTouch() -> IgnoreReason? {
    if state.flags.contains(.frozen) { return .frozen }
    if state.flags.contains(.invisible) { return .invisible }
    if state.flags.contains(.covered) || state.presentationEndsAt != 0 { return .covered }
    if state.gesture != 0 { return .inGesture }
    return nil
  }

  /// Why UIKit's back button is not there, or nil.
  mutating func reasonAgainstBackButton() -> IgnoreReason? {
    let top = state.stack.last
    if scenario.screens[Int(top.index)].leftItem == .replaces { return .customLeftItem }
    if state.items.count < 2 { return .noBackButton }
    if state.stack.count == 1, state.outerItemCount > 0, state.items.last == top {
      return .outerItem
    }
    return nil
  }

  private mutating func runBackAction(_ top: Screen) {
    if read(BackActionAsks.self) == .asks {
      guard sendAsk(state.items.last, cause: .backAction) else {
        dimIndicatorAfterRefusal()
        return
      }
    }
    callHook(else: ()) { $0.backActionTapped(in: &$1) }
  }

  private mutating func tapSystemBackButton(_ top: Screen) {
    switch read(TapAsks.self) {
    case .never:
      popBecauseOfTap()
      return
    case .afterControllerPop:
      popBecauseOfTap()
      if !isHalted, !sendAsk(top, cause: .tap) { dimIndicatorAfterRefusal() }
      return
    case .intact:
      break
    }
    let previousLagging = laggingItem
    if state.transition.isRunning, state.transition.method != .push,
      state.transition.stackBefore.count > state.stack.count,
      read(OverlapTapState.self) == .itemsBehind, !state.items.contains(state.transition.leaving)
    {
      laggingItem = state.transition.leaving
    }
    let item = items.last
    let stackBefore = state.stack
    let previousDefault = defaultHasPopped
    defaultHasPopped = false
    var allowed = sendAsk(item, cause: .tap)
    if !isHalted, isAskReached(), read(TapAskCount.self) == .twice {
      allowed = sendAsk(item, cause: .tap)
    }
    laggingItem = previousLagging
    let defaultPopped = defaultHasPopped
    defaultHasPopped = previousDefault
    guard !isHalted else { return }
    if allowed {
      carryOutAllowedTap(item, stackBefore: stackBefore, defaultPopped: defaultPopped)
    } else {
      carryOutRefusedTap(stackBefore: stackBefore, defaultPopped: defaultPopped)
    }
  }

  private mutating func carryOutAllowedTap(
    _ item: Screen, stackBefore: ScreenList, defaultPopped: Bool
  ) {
    let previous = actor
    actor = .uikit
    defer { actor = previous }
    let changedByHand = state.stack != stackBefore && !defaultPopped
    let popper =
      attachment == .category && isAskReached()
      ? read(CategoryTapAllowedPopsController.self) == .uikit
      : read(TapAllowedPopsController.self) == .uikit
    if changedByHand {
      switch read(SyncPopThenAllow.self) {
      case .exception:
        raise(.allowedAfterManualPop)
      case .tolerated:
        if popper {
          matchItemsToStack(isAnimated: true)
        } else {
          popItems(min(1, max(state.surplusItems, 0)), isAnimated: true)
        }
      case .secondItemGoes:
        popItems(1, isAnimated: true)
      }
      return
    }
    if popper {
      if !defaultPopped { popBecauseOfTap() }
    } else if attachment == .none || !isAskReached(), !defaultPopped {
      popBecauseOfTap()
    } else if !defaultPopped || state.items.contains(item) {
      popItems(1, isAnimated: true)
    }
  }

  private mutating func carryOutRefusedTap(stackBefore: ScreenList, defaultPopped: Bool) {
    if state.stack != stackBefore, !defaultPopped {
      let leaving = stackBefore.last
      if read(SyncPopThenRefuse.self) == .itemStays, !state.stack.contains(leaving),
        !state.items.contains(leaving)
      {
        state.items.append(leaving)
        emit(.itemKept(leaving))
      }
      return
    }
    dimIndicatorAfterRefusal()
  }

  /// UIKit pops controller and item together, through the overridable method.
  private mutating func popBecauseOfTap() {
    guard !isHalted else { return }
    let previous = actor
    actor = .uikit
    let previousMode = itemMode
    itemMode = .follows
    let reached = call(.pop())
    itemMode = previousMode
    actor = previous
    guard !reached, !isHalted else { return }
    switch read(PopOverrideRefusedTap.self) {
    case .nothingMoves: break
    case .itemGoes: popItems(1, isAnimated: true)
    case .frozen: freeze()
    }
  }
}
