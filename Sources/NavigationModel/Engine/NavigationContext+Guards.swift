extension NavigationContext {
  /// Puts the question to a screen's guard whether back may leave the screen.
  ///
  /// A guard that redirects pops inside this call; one that confirms answers no and may pop by
  /// code when the person has said yes.
  public mutating func consult(_ screen: Screen) -> GuardAnswer {
    guard !isHalted else { return .refuse }
    if openGuards.contains(screen) { decideGuard(of: screen) }
    let screenGuard = scenario.screenGuard(of: screen)
    if screenGuard == .none || !screen.exists { return .unguarded }
    if state.flags.contains(.guardsAllow) {
      emit(.consulted(screen, .allow, expected: expectedScreens))
      return .allow
    }
    switch screenGuard {
    case .none:
      return .unguarded
    case .allow:
      emit(.consulted(screen, .allow, expected: expectedScreens))
      return .allow
    case .veto:
      emit(.consulted(screen, .refuse, expected: expectedScreens))
      return .refuse
    case .vetoTimes:
      let shift = UInt64(screen.index) * 4
      let left = state.refusalsLeft >> shift & 15
      if left > 0 { state.refusalsLeft -= 1 << shift }
      let answer: GuardAnswer = left > 0 ? .refuse : .allow
      emit(.consulted(screen, answer, expected: expectedScreens))
      return answer
    case .confirm:
      emit(.consulted(screen, .refuse, expected: expectedScreens))
      if !state.confirmation.exists {
        state.confirmation = screen
        state.confirmationIntent = state.intent
        emit(.confirmationOpened(screen))
      }
      return .refuse
    case .redirect(let target):
      emit(.consulted(screen, .refuse, expected: expectedScreens))
      redirect(to: target)
      return .refuse
    }
  }

  /// The screens whose guard is the right one to consult at this moment.
  private var expectedScreens: ScreenSet {
    if let ask { return ScreenSet(ask.item) }
    if !aboutToGo.isEmpty { return aboutToGo }
    return ScreenSet(state.stack.last)
  }

  private mutating func redirect(to target: Screen) {
    let change = StackChange.popTo(target)
    guard state.stack.contains(target) else { return }
    let (previousIntent, previousActor, previous) = (state.intent, actor, currentIntent)
    actor = .screenGuard
    openIntent(
      .app, .redirect, goal: change.removed(from: state.stack), parent: previousIntent,
      isMarked: scenario.marksPops)
    call(change)
    state.intent = previousIntent
    currentIntent = previous
    actor = previousActor
  }

  mutating func answerConfirmation(yes: Bool, isMarked: Bool) {
    let screen = state.confirmation
    guard screen.exists else {
      openIntent(.person, .confirmed, goal: [])
      emit(.ignored(.noConfirmation))
      return
    }
    let parent = state.confirmationIntent
    state.confirmation = .none
    state.confirmationIntent = 0
    let change = StackChange.pop()
    actor = .person
    state.intent = parent
    emit(.confirmationAnswered(screen, yes: yes))
    guard yes else { return }
    actor = .screenGuard
    openIntent(
      .app, .confirmed, goal: change.removed(from: state.stack), parent: parent,
      isMarked: isMarked)
    call(change)
  }
}
