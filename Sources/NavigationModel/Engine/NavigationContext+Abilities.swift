extension NavigationContext {
  /// The interceptor's state.
  public subscript<State: InterceptorState>(type: State.Type) -> State {
    get { state.interceptor.load(type) }
    set { state.interceptor.store(newValue) }
  }

  /// Puts a block on the main queue (`DispatchQueue.main.async`).
  public mutating func schedule(_ work: Block.Work) {
    enqueue(work, .nextTurn, delay: 0)
  }

  /// Sets a timer that fires once, `delay` milliseconds from now.
  public mutating func schedule(_ work: Block.Work, after delay: UInt32) {
    enqueue(work, .timer, delay: delay)
  }

  /// Registers a completion with the transition coordinator; false if no transition runs.
  public mutating func scheduleAtTransitionEnd(_ work: Block.Work) -> Bool {
    guard state.transition.isRunning else { return false }
    enqueue(work, .completion, delay: 0)
    return true
  }

  private mutating func enqueue(_ work: Block.Work, _ kind: WaitKind, delay: UInt32) {
    guard !isHalted else { return }
    let deadline = kind == .timer ? state.clock &+ delay : 0
    let block = Block(work: work, intent: state.intent, actor: actor, deadline: deadline)
    emit(.scheduled(block, kind))
    let fits =
      switch kind {
      case .nextTurn: state.blocks.append(block)
      case .timer: state.timers.append(block)
      case .completion: state.completions.append(block)
      case .deferral: state.deferred.append(block)
      }
    if !fits { runAway() }
  }

  /// Tears a screen down for good, for example because its pop has begun.
  public mutating func tearDown(_ screen: Screen) {
    emit(.tornDown(screen))
  }

  /// Notes something about the interceptor itself, for people who read the trace.
  public mutating func note(_ text: StaticString) {
    emit(.noted(text))
  }

  /// Puts the interceptor's own back button on the item of `screen`, in place of UIKit's.
  public mutating func installOwnBackButton(on screen: Screen) {
    state.ownBackButtons.formUnion(ScreenSet(screen))
  }

  /// Hides or shows the bar.
  public mutating func setNavigationBarHidden(_ hidden: Bool) {
    guard state.flags.contains(.barHidden) != hidden else { return }
    if hidden { state.flags.insert(.barHidden) } else { state.flags.remove(.barHidden) }
    emit(.barHidden(hidden))
  }

  /// Applies a remedy against a dimmed back indicator.
  public mutating func restoreIndicator(_ remedy: IndicatorRemedy) {
    guard !isHalted else { return }
    let reached: Bool
    switch remedy {
    case .barToggle:
      let wasHidden = isNavigationBarHidden
      setNavigationBarHidden(true)
      setNavigationBarHidden(false)
      if wasHidden { setNavigationBarHidden(true) }
      reached = true
    case .backButtonToggle:
      reached = true
    case .subviewWalk, .unboundedSubviewWalk:
      reached = read(IndicatorRestoredBy.self) == .anyRemedy
    }
    if reached {
      state.flags.remove(.dimmed)
      isIndicatorRestored = true
    }
    emit(.indicatorRemedied(remedy, reached: reached))
    if remedy == .unboundedSubviewWalk, reached {
      state.flags.insert(.transparentShown)
      emit(.transparentSubviewsShown)
    }
  }

  /// The touch has dimmed the indicator ahead of the ask, so that a remedy in the ask reaches it.
  mutating func dimIndicatorAfterRefusal() {
    guard !isHalted, !isIndicatorRestored, read(VetoDimsIndicator.self) == .dims else { return }
    state.flags.insert(.dimmed)
    emit(.indicatorDimmed)
  }
}
