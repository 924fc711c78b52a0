import NavigationModel

/// What a ledger must still know for the findings of the rest of a run, and nothing else.
///
/// Findings say nothing about places and times, so that these are left out; so are intents that
/// nothing can come back to and that no rule can blame any more.
extension IntentLedger {
  /// The intents that must be kept when the ledger is packed beside `state`.
  ///
  /// - Parameter hasDesync: Whether a desync has been reported, after which none is again.
  package func retainedIntents(_ state: NavigationState, hasDesync: Bool) -> IntentSelection {
    var result = state.awaitedIntents
    var hasCulprit = hasDesync
    let isAtRest = state.isSettled
    for (position, record) in records.enumerated() {
      let id = record.intent.id
      // The first one out of balance is blamed for a desync; until it is done it may balance.
      if !hasCulprit, record.stackBalance != record.itemBalance {
        hasCulprit = !result.contains(id)
        result.keep(id)
      } else if LostPopRule.isLost(record) {
        result.keep(id)
      } else if !isAtRest, position >= firstUnsettled, DeadBackRule.isDead(record, self) {
        result.keep(id)
      }
    }
    if !hasDesync, !(isAtRest && agrees(state.stack, state.items)) { result.keep(lastChangeIntent) }
    return result
  }

  /// Packs the ledger beside `state`, keeping what `retainedIntents` has named.
  package func pack(_ state: NavigationState, hasDesync: Bool, into packer: inout StatePacker) {
    packer.writer.write(hasDesync)
    packer.write(dimming?.cause)
    if dimming != nil { packer.write(failedRemedy?.remedy.rawValue, width: 2) }
    if state.flags.contains(.nextPushFreezes) { packer.write(rootSwipe?.cause) }
    if state.bar.kind != .none { packer.write(lastItemChange?.cause) }
    if state.transition.isRunning { packer.write(lastTransition?.cause) }
    let count = packer.intents.count
    packer.writer.write(count > 0)
    guard count > 0 else { return }
    packer.writer.write(UInt64(count), width: 5)
    packer.write(intent: lastChangeIntent)
    let interrupted = interruptedWork.flatMap { packer.intents.contains($0.intent) ? $0 : nil }
    packer.writer.write(interrupted != nil)
    if let interrupted {
      packer.write(intent: interrupted.intent)
      packer.writer.write(UInt64(interrupted.actor.rawValue), width: 3)
      packer.writer.write(UInt64(interrupted.kind.rawValue), width: 2)
    }
    // An instant is over once nothing of it waits any more.
    let now = state.hasUrgentWork ? state.clock : nil
    packer.writer.write(now != nil && lastStackChangeTime == now)
    let settled = state.isSettled || hasSettled ? records.count : firstUnsettled
    for (position, record) in records.enumerated() where packer.intents.contains(record.intent.id) {
      packer.writer.write(position < settled)
      record.pack(now: now, into: &packer)
    }
  }

  /// Reads what `pack` has written; `state` is the state that it was packed beside.
  ///
  /// Gives whether a desync has been reported.
  package mutating func unpack(
    from unpacker: inout StateUnpacker, _ state: NavigationState
  ) -> Bool {
    let hasDesync = unpacker.reader.readFlag()
    dimming = unpacker.readCause()
    failedRemedy = nil
    if dimming != nil, let remedy = unpacker.readValue(width: 2) {
      failedRemedy = IndicatorRemedy(rawValue: remedy).map { ($0, 0) }
    }
    rootSwipe = state.flags.contains(.nextPushFreezes) ? unpacker.readCause() : nil
    lastItemChange = state.bar.kind != .none ? unpacker.readCause() : nil
    lastTransition = state.transition.isRunning ? unpacker.readCause() : nil
    lastStackChange = nil
    previousConsult = nil
    runningWork = nil
    interruptedWork = nil
    lastStackChangeTime = nil
    lastChangeIntent = 0
    hasSettled = false
    firstUnsettled = 0
    eventCount = 0
    isFrozen = state.flags.contains(.frozen)
    isHalted = state.halt != .none
    stackCount = state.stack.count
    itemCount = state.items.count
    records.removeAll(keepingCapacity: true)
    guard unpacker.reader.readFlag() else { return hasDesync }
    let count = Int(unpacker.reader.read(5))
    lastChangeIntent = unpacker.readIntent()
    if unpacker.reader.readFlag() {
      interruptedWork = (
        unpacker.readIntent(), Actor(rawValue: UInt8(unpacker.reader.read(3))) ?? .uikit,
        WaitKind(rawValue: UInt8(unpacker.reader.read(2))) ?? .nextTurn
      )
    }
    if unpacker.reader.readFlag() { lastStackChangeTime = state.clock }
    for index in 0..<count {
      if unpacker.reader.readFlag() { firstUnsettled = index + 1 }
      records.append(
        IntentRecord(unpacking: &unpacker, id: UInt8(index + 1), now: state.clock))
    }
    return hasDesync
  }
}

extension IntentLedger {
  /// Says what is known about guards.
  package mutating func setGuards(_ guards: GuardKnowledge) {
    guarded = guards.guarded
    alwaysAllowing = guards.allowing
    perhapsGuarded = guards.undecided
  }
}

extension StatePacker {
  mutating func write(_ value: UInt8?, width: UInt64) {
    writer.write(value != nil)
    if let value { writer.write(UInt64(value), width: width) }
  }

  mutating func write(_ cause: Cause?) {
    writer.write(cause != nil)
    guard let cause else { return }
    writer.write(UInt64(cause.route.rawValue), width: 5)
    writer.write(UInt64(cause.doer.rawValue), width: 4)
  }
}

extension StateUnpacker {
  mutating func readValue(width: UInt64) -> UInt8? {
    reader.readFlag() ? UInt8(truncatingIfNeeded: reader.read(width)) : nil
  }

  mutating func readRoute() -> Route {
    Route(rawValue: UInt8(truncatingIfNeeded: reader.read(5))) ?? .none
  }

  /// A cause without the place of its event.
  mutating func readCause() -> CausingEvent? {
    guard reader.readFlag() else { return nil }
    let route = readRoute()
    let doer = Cause.Doer(rawValue: UInt8(truncatingIfNeeded: reader.read(4))) ?? .uikit
    return CausingEvent(place: 0, cause: Cause(route: route, doer: doer))
  }
}
