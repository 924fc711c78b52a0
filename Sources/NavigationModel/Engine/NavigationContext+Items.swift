extension NavigationContext {
  /// Lets the bar's items follow a change of the stack that has just been made.
  mutating func followItems(
    _ change: StackChange, removed: ScreenSet, levels: Int, isAnimated: Bool
  ) {
    guard !isHalted else { return }
    if change.method == .push {
      pushItem(change.screen, isAnimated: isAnimated)
      return
    }
    switch itemMode {
    case .left:
      return
    case .follows:
      matchItemsToStack(isAnimated: isAnimated)
      return
    case .asProgrammatic:
      break
    }
    if isInteractiveChange { return }
    if change.method == .setStack {
      followNewStack(isAnimated: isAnimated)
      return
    }
    guard read(ProgrammaticPopAsks.self) == .afterControllerPop else {
      matchItemsToStack(isAnimated: isAnimated)
      return
    }
    guard isAskReached() else {
      // UIKit answers itself and allows: nobody can tell how often it asks, or when.
      popItems(min(levels, max(state.surplusItems, 0)), isAnimated: isAnimated)
      return
    }
    let asks =
      if isNavigationBarHidden {
        read(HiddenBarPopAsks.self) == .asks
      } else if !isAnimated {
        read(NotAnimatedPopAsks.self) == .asks
      } else {
        true
      }
    guard asks else {
      popItems(min(levels, max(state.surplusItems, 0)), isAnimated: isAnimated)
      return
    }
    if isAnimated, state.surplusItems > 0, read(ProgrammaticPopAskTiming.self) == .layout {
      state.pendingAskLevels = UInt8(levels)
      state.pendingAskIntent = state.intent
      state.flags.insert(.needsLayout)
      return
    }
    askAboutProgrammaticPop(levels: levels, isAnimated: isAnimated)
  }

  /// The ask of a programmatic pop up to iOS 12 (PP-01), if items outnumber the stack.
  mutating func askAboutProgrammaticPop(levels: Int, isAnimated: Bool) {
    let going = min(levels, state.surplusItems)
    guard going > 0 else { return }
    if going > 1, read(MultiLevelPopAskCount.self) == .onePerItem {
      for place in 0..<going {
        guard !isHalted, state.surplusItems > 0 else { return }
        guard sendAsk(state.items.last, cause: .programmaticPop) else {
          keepItem()
          return
        }
        popItems(1, isAnimated: isAnimated, joinsAnimation: place > 0)
      }
      return
    }
    if sendAsk(state.items.last, cause: .programmaticPop) {
      popItems(min(going, state.surplusItems), isAnimated: isAnimated)
    } else {
      keepItem()
    }
  }

  private mutating func keepItem() {
    guard !isHalted else { return }
    if read(ProgrammaticAskVetoed.self) == .crash {
      raise(.programmaticPopRefused)
    } else {
      emit(.itemKept(state.items.last))
    }
  }

  private mutating func followNewStack(isAnimated: Bool) {
    // Without an outgoing top item there is nothing that an ask could be about.
    if state.surplusItems > 0, !state.stack.contains(state.items.last), isAskReached(),
      read(SetStackAsks.self) == .once,
      !sendAsk(state.items.last, cause: .programmaticPop)
    {
      keepItem()
      return
    }
    matchItemsToStack(isAnimated: isAnimated)
  }

  /// Sets the items to what the stack says, without an ask.
  mutating func matchItemsToStack(isAnimated: Bool) {
    guard !isHalted else { return }
    var items = state.items.prefix(Int(state.outerItemCount))
    items.append(contentsOf: state.stack)
    guard items != state.items else { return }
    let removed = state.items.set.subtracting(items.set).count
    let added = items.set.subtracting(state.items.set).count
    state.items = items
    emit(.itemsChanged(removed: UInt8(removed), added: UInt8(added)))
    replaceIndicator()
    if isAnimated { animateBar(removed > 0 ? .pop : .push) }
  }

  /// Pops items from the bar, meeting a running bar animation as the platform says.
  ///
  /// Items that leave in one change of several levels join the animation of the first one.
  mutating func popItems(_ count: Int, isAnimated: Bool, joinsAnimation: Bool = false) {
    guard !isHalted, count > 0 else { return }
    if joinsAnimation, state.pendingItemPops > 0 {
      state.pendingItemPops += UInt8(count)
      return
    }
    if state.bar.kind != .none, !joinsAnimation {
      switch read(OverlapItemPop.self) {
      case .nests:
        emit(.nested(.itemPop))
        logNesting(pop: true)
      case .swallowed:
        emit(.itemPopSwallowed)
        return
      case .deferred:
        emit(.itemPopDeferred)
        state.pendingItemPops += UInt8(count)
        return
      case .overlaps:
        emit(.interrupted)
        endBarAnimation()
      }
    }
    state.items.removeLast(count)
    emit(.itemsChanged(removed: UInt8(count), added: 0))
    replaceIndicator()
    if isAnimated, !joinsAnimation { animateBar(.pop) }
  }

  private mutating func pushItem(_ screen: Screen, isAnimated: Bool) {
    if state.bar.kind != .none, read(OverlapPush.self) == .nests {
      emit(.nested(.itemPush))
      logNesting(pop: false)
    }
    state.items.append(screen)
    emit(.itemsChanged(removed: 0, added: 1))
    replaceIndicator()
    if isAnimated { animateBar(.push) }
  }

  private mutating func logNesting(pop: Bool) {
    switch read(LogNestedWording.self) {
    case .inCorrupted:
      emit(.logged(pop ? .nestedPopOld : .nestedPushOld))
    case .inACorrupted:
      emit(.logged(pop ? .nestedPop : .nestedPush))
      emit(.logged(.transitionInProgress))
    }
  }

  private mutating func animateBar(_ kind: BarAnimation.Kind) {
    guard !isNavigationBarHidden else { return }
    let outer = state.bar.kind != .none ? state.bar.endsAt : 0
    state.bar = BarAnimation()
    state.bar.kind = kind
    state.bar.endsAt = isInteractiveChange ? .max : state.clock &+ animationLength
    state.bar.intent = state.intent
    state.bar.outerEndsAt = outer == .max ? 0 : outer
  }

  private mutating func replaceIndicator() {
    guard state.flags.contains(.dimmed) else { return }
    state.flags.remove(.dimmed)
    emit(.indicatorReplaced)
  }
}
