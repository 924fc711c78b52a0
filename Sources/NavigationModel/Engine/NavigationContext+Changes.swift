extension NavigationContext {
  /// What UIKit's own implementation of a stack method does.
  mutating func request(_ change: StackChange) {
    guard !isHalted else { return }
    if state.flags.contains(.frozen) {
      emit(.ignored(.frozen))
      return
    }
    guard isPossible(change) else { return }
    if state.presentationEndsAt != 0, read(PresentationDropsChanges.self) == .drops {
      emit(.dropped(change))
      emit(.logged(.stackNotUpdated))
      return
    }
    if state.transition.isFinishing, read(DidAppearTransition.self) == .over {
      state.transition = ControllerTransition()
    }
    guard state.transition.isRunning else {
      apply(change)
      return
    }
    overlap(change)
  }

  /// Whether the change makes sense on the present stack (PP-10, PP-11, PP-12).
  private mutating func isPossible(_ change: StackChange) -> Bool {
    switch change.method {
    case .none:
      return false
    case .pop, .popToRoot:
      if state.stack.count > 1 { return true }
      emit(.ignored(.nothingToPop))
      return false
    case .popTo:
      guard state.stack.contains(change.screen) else {
        raise(.popToMissingScreen)
        return false
      }
      if change.screen != state.stack.last { return true }
      emit(.ignored(.nothingToPop))
      return false
    case .push:
      guard !state.stack.contains(change.screen) else {
        raise(.pushedTwice)
        return false
      }
      return state.stack.count < ScreenList.capacity
    case .setStack:
      return !change.stack.isEmpty && change.stack != state.stack
    }
  }

  private enum Overlap { case nests, swallowed, deferred, overlaps }

  private mutating func overlap(_ change: StackChange) {
    let answer: Overlap
    if change.isPop {
      answer =
        switch read(OverlapControllerPop.self) {
        case .nests: .nests
        case .swallowed: .swallowed
        case .deferred: .deferred
        case .overlaps: .overlaps
        }
    } else {
      answer =
        switch read(OverlapPush.self) {
        case .nests: .nests
        case .swallowed: .swallowed
        case .deferred: .deferred
        case .overlaps: .overlaps
        }
    }
    switch answer {
    case .nests:
      emit(.nested(change.isPop ? .controllerPop : .push))
      emit(.logged(.unbalancedCalls))
      if !change.isPop, state.transition.method == .push, change.method == .push {
        state.missingViewPops = 2
      }
      apply(change)
    case .swallowed:
      emit(.swallowed(change))
    case .deferred:
      deferChange(change)
    case .overlaps:
      // A gesture owns the stack until it ends (SW-02), so nothing can complete it at once.
      if state.gesture != 0 || state.transition.isCancelled {
        deferChange(change)
        return
      }
      // A transition whose did-callbacks are being sent is complete already.
      if state.transition.isFinishing {
        state.transition = ControllerTransition()
        apply(change)
        return
      }
      emit(.interrupted)
      endBarAnimation()
      endTransition(runsDeferred: false)
      if !isHalted { apply(change) }
    }
  }

  private mutating func deferChange(_ change: StackChange) {
    let block = Block(
      work: .superChange(change), intent: state.intent, actor: actor, isMarked: isMarkedByApp,
      deadline: 0)
    emit(.deferred(change))
    if !state.deferred.append(block) { runAway() }
  }

  /// Changes the stack, begins the transition and lets the items follow.
  private mutating func apply(_ change: StackChange) {
    let before = state.stack
    let itemsBefore = state.items
    let after = change.applied(to: before)
    guard after != before else { return }
    let removed = before.set.subtracting(after.set)
    let added = after.set.subtracting(before.set)
    state.stack = after
    emit(.stackChanged(removed: removed, added: added))
    let caller = actor
    actor = .uikit
    defer { actor = caller }
    notePop(removed)
    guard !isHalted else { return }
    let isAnimated = change.animated && isVisible
    let levels = before.count - after.count
    if isAnimated {
      if levels > 1, removed.contains(before.last) { state.transientTop = before.last }
      begin(change.method, from: before, items: itemsBefore, isByCode: caller != .uikit)
    }
    if change.method == .push, state.flags.contains(.nextPushFreezes) {
      state.flags.remove(.nextPushFreezes)
      freeze()
    }
    let top = after.last
    if before.last != top, !isAnimated || read(WillShowTiming.self) == .inCall {
      sendWillCallbacks(leaving: before.last, destination: top)
    }
    followItems(change, removed: removed, levels: levels, isAnimated: isAnimated)
    guard !isAnimated, before.last != top else { return }
    sendDidCallbacks(
      method: change.method, leaving: before.last, destination: top, popped: removed,
      stackBefore: before, isByCode: caller != .uikit)
  }

  /// Counts down to the crash that a view missing from its place ends in (MS-06).
  private mutating func notePop(_ removed: ScreenSet) {
    guard state.missingViewPops > 0, !removed.isEmpty else { return }
    state.missingViewPops -= 1
    if state.missingViewPops == 0 { raise(.viewAddedToItself) }
  }

  private mutating func begin(
    _ method: StackChange.Method, from before: ScreenList, items: ScreenList, isByCode: Bool
  ) {
    guard before.last != state.stack.last else { return }
    var transition = ControllerTransition()
    transition.method = method
    transition.leaving = before.last
    transition.destination = state.stack.last
    transition.intent = state.intent
    transition.isInteractive = isInteractiveChange
    transition.isByCode = isByCode
    transition.endsAt = isInteractiveChange ? .max : state.clock &+ animationLength
    transition.stackBefore = before
    transition.itemsBefore = items
    transition.awaitsLayout = read(WillShowTiming.self) == .layout
    state.transition = transition
    state.flags.insert(.needsLayout)
    emit(
      .transitionBegan(
        leaving: transition.leaving, destination: transition.destination,
        interactive: isInteractiveChange))
  }

  /// The length of an animated transition in milliseconds (C11).
  var animationLength: UInt32 {
    mutating get { read(AnimationLength.self).milliseconds }
  }
}
