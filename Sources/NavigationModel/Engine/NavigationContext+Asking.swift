extension NavigationContext {
  /// Whether an ask reaches the code under test.
  mutating func isAskReached() -> Bool {
    switch attachment {
    case .none, .unreached: false
    case .subclass, .swizzle: true
    case .category: read(CategoryOverrideReached.self) == .reached
    }
  }

  /// Sends `navigationBar(_:shouldPop:)` and gives the answer.
  mutating func sendAsk(_ item: Screen, cause: AskCause) -> Bool {
    guard !isHalted else { return false }
    guard state.askCount < 200 else {
      runAway()
      return false
    }
    state.askCount += 1
    let previousActor = actor
    actor = .uikit
    defer { actor = previousActor }
    emit(.asked(item: item, cause: cause), seeing: items)
    let previousAsk = ask
    let (previousCaller, previousGoing) = (overrideCaller, aboutToGo)
    let previousMode = itemMode
    ask = (item, cause)
    overrideCaller = nil
    aboutToGo = []
    itemMode = .asProgrammatic
    let allowed: Bool
    if isAskReached() {
      allowed = callHook(else: false) { $0.shouldPop(item, in: &$1) }
    } else {
      allowed = callDefaultShouldPop(item)
    }
    ask = previousAsk
    overrideCaller = previousCaller
    aboutToGo = previousGoing
    itemMode = previousMode
    if !isHalted { emit(.answered(item: item, allowed: allowed)) }
    return allowed && !isHalted
  }

  /// Calls UIKit's own implementation of the ask (`super`, or a swizzle's original).
  ///
  /// A category has replaced it, so that there is nothing to call (GX-05).
  public mutating func callDefaultShouldPop(_ item: Screen) -> Bool {
    guard !isHalted else { return false }
    // Where a category is not reached, UIKit's own implementation is in place after all.
    if attachment == .category, actor == .interceptor {
      raise(.noDefaultImplementation)
      return false
    }
    emit(.calledDefault(item: item))
    guard let ask, ask.cause == .tap || ask.cause == .backAction || ask.cause == .key,
      state.stack.last == item, state.stack.count > 1
    else { return true }
    if state.isAnimating, read(DefaultInTransition.self) == .refuses { return false }
    guard ask.cause == .tap else { return true }
    // Without code under test nobody can tell whether the pop comes before or after the answer.
    if actor != .interceptor, read(TapAllowedPopsController.self) == .uikit { return true }
    guard read(DefaultPopsController.self) == .insideCall else { return true }
    let previous = actor
    actor = .uikit
    let previousMode = itemMode
    itemMode = read(ProgrammaticPopAsks.self) == .never ? .follows : .left
    let reached = call(.pop())
    itemMode = previousMode
    actor = previous
    defaultHasPopped = reached
    guard !reached, !isHalted else { return true }
    switch read(PopOverrideRefusedTap.self) {
    case .nothingMoves:
      return false
    case .itemGoes:
      return true
    case .frozen:
      freeze()
      return true
    }
  }
}
