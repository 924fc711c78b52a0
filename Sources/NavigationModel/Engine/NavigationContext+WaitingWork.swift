extension NavigationContext {
  /// Does one piece of work, time passing until it is due; false if nothing of the kind waits.
  @discardableResult
  package mutating func run(_ work: WaitingWork) -> Bool {
    guard !isHalted, let time = deadline(of: work) else { return false }
    state.clock = max(state.clock, time)
    switch work {
    case .block:
      if let block = state.blocks.popFirst() { run(block, .nextTurn) }
    case .layoutPass:
      layOut()
    case .timer:
      if let position = nextTimer(by: time) {
        run(state.timers.remove(at: position), .timer)
      }
    case .barAnimationEnd:
      under(state.bar.intent, as: .uikit) { $0.endBarAnimation() }
    case .transitionEnd:
      endTransition()
    case .presentationEnd:
      endPresentation()
    }
    return true
  }

  /// When the next piece of such work is due, nil if none waits or only a gesture can bring it.
  package func deadline(of work: WaitingWork) -> UInt32? {
    switch work {
    case .block: state.blocks.isEmpty ? nil : 0
    case .layoutPass: state.flags.contains(.needsLayout) ? 0 : nil
    case .timer: nextTimer(by: .max).map { state.timers[$0].deadline }
    case .barAnimationEnd:
      state.bar.kind == .none || state.bar.endsAt == .max ? nil : state.bar.endsAt
    case .transitionEnd:
      !state.transition.isRunning || state.transition.endsAt == .max
        ? nil : state.transition.endsAt
    case .presentationEnd: state.presentationEndsAt == 0 ? nil : state.presentationEndsAt
    }
  }

  /// Lets a person or the app do something, whatever waits.
  package mutating func happen(_ event: NavigationEvent) { perform(event) }

  /// Says in the trace that nothing waits and nothing moves.
  package mutating func noteSettled() {
    state.intent = 0
    actor = .uikit
    emit(.settled)
  }
}
