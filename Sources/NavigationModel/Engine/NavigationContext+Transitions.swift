extension NavigationContext {
  /// Sends what is sent when a change is set up.
  mutating func sendWillCallbacks(leaving: Screen, destination: Screen) {
    guard !isHalted else { return }
    if state.transition.isRunning { state.transition.awaitsLayout = false }
    guard mayCallBack() else { return }
    sendLifecycle(.viewWillDisappear, leaving)
    sendLifecycle(.viewWillAppear, destination)
    guard observed.contains(.willShow) else { return }
    emit(.willShow(destination))
    callHook(else: ()) { $0.willShow(destination, in: &$1) }
  }

  private mutating func mayCallBack() -> Bool {
    isVisible || read(InvisibleCallbacks.self) == .sent
  }

  private mutating func sendLifecycle(_ callback: LifecycleCallback, _ screen: Screen) {
    guard !isHalted, screen.exists else { return }
    emit(.lifecycle(callback, screen))
    callHook(else: ()) { $0.received(callback, of: screen, in: &$1) }
    fireTriggers(callback, screen)
  }

  private mutating func fireTriggers(_ callback: LifecycleCallback, _ screen: Screen) {
    for (index, trigger) in scenario.triggers.enumerated().prefix(16)
    where trigger.callback == callback && trigger.screen == screen {
      let bit = UInt16(1) << UInt16(index)
      guard state.firedTriggers & bit == 0, !isHalted else { continue }
      state.firedTriggers |= bit
      perform(trigger.event)
    }
  }

  /// The bar's animation has ended.
  mutating func endBarAnimation() {
    guard state.bar.kind != .none else { return }
    state.bar = BarAnimation()
    emit(.barAnimationEnded)
    let pending = Int(state.pendingItemPops)
    state.pendingItemPops = 0
    popItems(min(pending, max(state.items.count - 1, 0)), isAnimated: true)
  }

  /// The controller's transition has ended: callbacks, completions, then what was put off.
  mutating func endTransition(runsDeferred: Bool = true) {
    guard state.transition.isRunning, !isHalted else { return }
    if state.transition.awaitsLayout { layOut() }
    let transition = state.transition
    let completionCount = state.completions.count
    let (previousIntent, previousActor) = (state.intent, actor)
    state.intent = transition.intent
    actor = .uikit
    state.transition.isFinishing = true
    if transition.isCancelled {
      restore(transition)
    } else {
      sendDidCallbacks(
        method: transition.method, leaving: transition.leaving,
        destination: transition.destination,
        popped: transition.stackBefore.set.subtracting(state.stack.set),
        stackBefore: transition.stackBefore, isByCode: transition.isByCode)
    }
    clearFinishedTransition()
    emit(.transitionEnded(cancelled: transition.isCancelled))
    callHook(else: ()) { $0.transitionEnded(cancelled: transition.isCancelled, in: &$1) }
    // What a transition that has begun meanwhile has to complete waits for its own end.
    runCompletions(state.transition.isRunning ? completionCount : state.completions.count)
    state.intent = previousIntent
    actor = previousActor
    if runsDeferred { runDeferred() }
  }

  private mutating func clearFinishedTransition() {
    if state.transition.isFinishing { state.transition = ControllerTransition() }
  }

  private mutating func restore(_ transition: ControllerTransition) {
    let added = transition.stackBefore.set.subtracting(state.stack.set)
    state.stack = transition.stackBefore
    state.items = transition.itemsBefore
    emit(.stackRestored(added: added))
    guard mayCallBack() else { return }
    sendLifecycle(.viewWillDisappear, transition.destination)
    sendLifecycle(.viewWillAppear, transition.leaving)
    sendLifecycle(.viewDidDisappear, transition.destination)
    sendLifecycle(.viewDidAppear, transition.leaving)
    guard !observed.isDisjoint(with: [.willShow, .didShow]),
      read(SwipeCancelledCallbacks.self) == .willShowAndDidShow
    else { return }
    if observed.contains(.willShow) {
      emit(.willShow(transition.leaving))
      callHook(else: ()) { $0.willShow(transition.leaving, in: &$1) }
    }
    sendDidShow(transition.leaving)
  }

  /// Sends what is sent at the end of a change, or at once when it is not animated (TAP-9).
  mutating func sendDidCallbacks(
    method: StackChange.Method, leaving: Screen, destination: Screen, popped: ScreenSet,
    stackBefore: ScreenList, isByCode: Bool
  ) {
    guard !isHalted, mayCallBack() else { return }
    sendLifecycle(.viewDidDisappear, leaving)
    sendLifecycle(.viewDidAppear, destination)
    // The delegate's callbacks come when the transition is over, so that a change there is safe.
    clearFinishedTransition()
    // Their order matters only to code that observes both.
    let popFirst =
      popped.isEmpty || !observed.isSuperset(of: [.didPop, .didShow])
      || read(CallbacksOrder.self) == .didPopFirst
    if popFirst { sendDidPop(popped, stackBefore: stackBefore, isByCode: isByCode) }
    sendDidShow(destination)
    if !popFirst { sendDidPop(popped, stackBefore: stackBefore, isByCode: isByCode) }
  }

  private mutating func sendDidShow(_ screen: Screen) {
    guard !isHalted, observed.contains(.didShow) else { return }
    emit(.didShow(screen))
    callHook(else: ()) { $0.didShow(screen, in: &$1) }
  }

  private mutating func sendDidPop(
    _ popped: ScreenSet, stackBefore: ScreenList, isByCode: Bool
  ) {
    guard !popped.isEmpty, !isHalted, observed.contains(.didPop), isAskReached() else { return }
    if isNavigationBarHidden, read(DidPopHiddenBar.self) == .notSent { return }
    if isByCode, read(DidPopProgrammatic.self) == .notSent { return }
    let all = popped.count > 1 && read(DidPopMultiLevel.self) == .perItem
    for position in stride(from: stackBefore.count - 1, through: 0, by: -1) {
      let screen = stackBefore[position]
      guard popped.contains(screen) else { continue }
      emit(.didPop(screen))
      callHook(else: ()) { $0.didPop(screen, in: &$1) }
      if !all { return }
    }
  }

  private mutating func runCompletions(_ count: Int) {
    for _ in 0..<count {
      guard !isHalted, let block = state.completions.popFirst() else { return }
      run(block, .completion)
    }
  }

  private mutating func runDeferred() {
    while !isHalted, !state.transition.isRunning, let block = state.deferred.popFirst() {
      run(block, .deferral)
    }
  }

  /// The layout pass: what was put off to it happens now (TR-5, PP-14, C3).
  mutating func layOut() {
    state.flags.remove(.needsLayout)
    state.transientTop = .none
    if state.transition.awaitsLayout {
      let transition = state.transition
      under(transition.intent, as: .uikit) {
        $0.sendWillCallbacks(leaving: transition.leaving, destination: transition.destination)
      }
    }
    if state.pendingAskLevels > 0 {
      let (levels, intent) = (Int(state.pendingAskLevels), state.pendingAskIntent)
      (state.pendingAskLevels, state.pendingAskIntent) = (0, 0)
      under(intent, as: .uikit) {
        $0.askAboutProgrammaticPop(levels: levels, isAnimated: true)
      }
    }
  }
}
