extension NavigationContext {
  /// A person begins a swipe.
  mutating func beginSwipe(_ swipe: Swipe) {
    openIntent(.person, swipe.route, goal: StackChange.pop().removed(from: state.stack))
    if swipe == .content, read(ContentSwipeAvailable.self) == .no {
      emit(.ignored(.unavailable))
      return
    }
    if let reason = reasonAgainstTouch() {
      emit(.ignored(reason))
      return
    }
    guard mayBegin(swipe) else { return }
    if state.isAnimating, read(OverlapSwipe.self) == .refused {
      emit(.ignored(.inTransition))
      return
    }
    if state.stack.count < 2 {
      emit(.swipeBegan(swipe))
      if read(SwipeRootFreezes.self) == .freezes { state.flags.insert(.nextPushFreezes) }
      return
    }
    state.gesture = swipe.rawValue + 1
    emit(.swipeBegan(swipe))
    popBecauseOfSwipe()
  }

  private mutating func mayBegin(_ swipe: Swipe) -> Bool {
    guard callHook(else: false, { $0.isEnabled(swipe, in: &$1) }) else {
      emit(.swipeRefused(swipe, .disabled))
      return false
    }
    let delegate = attachment == .none ? .system : interceptor.gestureDelegate(of: swipe)
    let keepsLimits =
      switch delegate {
      case .system: true
      case .own: false
      case .ownForwardingTouches: read(SwipeLimits.self) == .shouldReceiveTouch
      }
    if keepsLimits,
      state.stack.count < 2 || isNavigationBarHidden || hasReplacingLeftItem(state.stack.last)
    {
      emit(.swipeRefused(swipe, .systemLimits))
      return false
    }
    guard delegate != .system else { return true }
    isSwipeBeginning = true
    let begins = callHook(else: false) { $0.shouldBegin(swipe, in: &$1) }
    isSwipeBeginning = false
    if !begins { emit(.swipeRefused(swipe, .ownDelegate)) }
    return begins && !isHalted
  }

  private mutating func popBecauseOfSwipe() {
    let (stackBefore, previous) = (state.stack, actor)
    let hadLeftItem = hasReplacingLeftItem(stackBefore.last)
    actor = .uikit
    isInteractiveChange = true
    let reached = call(.pop())
    isInteractiveChange = false
    actor = previous
    guard !isHalted else { return }
    guard reached else {
      state.gesture = 0
      switch read(PopOverrideRefusedSwipe.self) {
      case .nothingMoves: break
      case .itemGoes: popItems(1, isAnimated: true)
      case .frozen: freeze()
      }
      return
    }
    guard state.stack != stackBefore, state.transition.isInteractive else {
      // The pop was put off or lost: the gesture has nothing to drive.
      state.gesture = 0
      return
    }
    moveItemsWithSwipe(hadLeftItem: hadLeftItem)
  }

  /// The items of a swipe move when it begins, after an ask up to iOS 12 (SW-02, SW-03).
  private mutating func moveItemsWithSwipe(hadLeftItem: Bool) {
    var asks = isAskReached() && read(SwipeAsks.self) == .atBegin
    if asks, isNavigationBarHidden { asks = read(SwipeHiddenBarAsks.self) == .atBegin }
    if asks, hadLeftItem { asks = read(SwipeLeftItemAsks.self) == .atBegin }
    isInteractiveChange = true
    defer { isInteractiveChange = false }
    guard asks, state.surplusItems > 0 else {
      matchItemsToStack(isAnimated: true)
      return
    }
    isInteractiveChange = false
    let item = state.items.last
    let allowed = sendAsk(item, cause: .swipe)
    isInteractiveChange = true
    if allowed {
      popItems(1, isAnimated: true)
    } else if !isHalted {
      emit(.itemKept(item))
    }
  }

  /// A person lets a swipe go: it goes through, or back.
  mutating func releaseSwipe(cancelled: Bool) {
    guard state.gesture != 0, let swipe = swipeInProgress else {
      state.intent = 0
      emit(.ignored(.noGesture))
      return
    }
    // A change that nested in the gesture may have replaced its transition and ended since.
    let isDriving = state.transition.isRunning
    if isDriving { state.intent = state.transition.intent }
    state.gesture = 0
    emit(.swipeReleased(swipe, cancelled: cancelled))
    let end = state.clock &+ animationLength
    if isDriving {
      state.transition.isCancelled = cancelled
      state.transition.endsAt = end
    }
    if state.bar.kind != .none { state.bar.endsAt = end }
    callHook(else: ()) { $0.interactionEnded(cancelled: cancelled, in: &$1) }
  }
}
