extension NavigationContext {
  /// Runs a block that has waited, under the intent that was current when it was created.
  mutating func run(_ block: Block, _ kind: WaitKind) {
    guard !isHalted else { return }
    let previousMark = runsMarkedBlock
    runsMarkedBlock = block.isMarked
    defer { runsMarkedBlock = previousMark }
    under(block.intent, as: block.actor) { context in
      context.emit(.ran(block, kind))
      switch block.work {
      case .nothing, .outside: break
      case .custom(let tag, let screen):
        context.callHook(else: ()) { $0.blockRan(tag, screen, in: &$1) }
      case .change(let change): context.call(change)
      case .superChange(let change): context.callSuper(change)
      }
    }
  }

  /// Processes the animations that have ended and the timers that are due; true if any was.
  mutating func processEndsAndTimers() -> Bool {
    var progressed = false
    if state.bar.outerEndsAt != 0, state.bar.outerEndsAt <= state.clock {
      state.bar.outerEndsAt = 0
      if read(LogNestedWording.self) == .inCorrupted { emit(.logged(.unexpectedState)) }
    }
    if state.bar.kind != .none, state.bar.endsAt <= state.clock {
      under(state.bar.intent, as: .uikit) { $0.endBarAnimation() }
      progressed = true
    }
    if state.transition.isRunning, state.transition.endsAt <= state.clock {
      endTransition()
      progressed = true
    }
    if state.presentationEndsAt != 0, state.presentationEndsAt <= state.clock {
      endPresentation()
      progressed = true
    }
    var timersRun = 0
    while !isHalted, let position = nextDueTimer() {
      run(state.timers.remove(at: position), .timer)
      progressed = true
      timersRun += 1
      if timersRun > 500 { runAway() }
    }
    return progressed
  }

  /// The place of the due timer with the earliest deadline, the older one of two equal ones.
  private func nextDueTimer() -> Int? {
    nextTimer(by: state.clock)
  }

  /// The place of the timer that is due first, at `time` at the latest.
  func nextTimer(by time: UInt32) -> Int? {
    var best: Int?
    for position in 0..<state.timers.count {
      let deadline = state.timers[position].deadline
      guard deadline <= time else { continue }
      if let found = best, state.timers[found].deadline <= deadline { continue }
      best = position
    }
    return best
  }

  /// Lets everything happen that is due at the present instant.
  mutating func drainInstant() {
    var rounds = 0
    while !isHalted {
      var progressed = processEndsAndTimers()
      let waiting = state.blocks.count
      for _ in 0..<waiting {
        guard let block = state.blocks.popFirst() else { break }
        run(block, .nextTurn)
        progressed = true
      }
      if state.flags.contains(.needsLayout) {
        layOut()
        progressed = true
      }
      guard progressed else { return }
      rounds += 1
      if rounds > 500 { runAway() }
    }
  }

  /// When something is due next, or nil if nothing waits for the clock.
  var nextDeadline: UInt32? {
    var next = UInt32.max
    if state.bar.kind != .none {
      next = min(next, state.bar.endsAt)
      if state.bar.outerEndsAt != 0 { next = min(next, state.bar.outerEndsAt) }
    }
    if state.transition.isRunning { next = min(next, state.transition.endsAt) }
    if state.presentationEndsAt != 0 { next = min(next, state.presentationEndsAt) }
    for position in 0..<state.timers.count { next = min(next, state.timers[position].deadline) }
    return next == .max ? nil : next
  }

  /// Lets time pass up to `time`; what is due at `time` itself gets no further than its timers.
  mutating func advance(to time: UInt32) {
    if time > state.clock {
      drainInstant()
      while !isHalted, let next = nextDeadline, next < time {
        state.clock = max(state.clock, next)
        drainInstant()
      }
      state.clock = max(state.clock, time)
    }
    _ = processEndsAndTimers()
  }

  /// Lets time pass until the state is settled; false if it is not within a minute.
  mutating func settle() -> Bool {
    let limit = state.clock &+ 60_000
    drainInstant()
    while !isHalted, let next = nextDeadline {
      guard next <= limit else { return false }
      state.clock = max(state.clock, next)
      drainInstant()
    }
    if !isHalted { noteSettled() }
    return true
  }
}
