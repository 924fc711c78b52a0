extension NavigationState {
  /// The intents that the rest of a run can still come back to.
  public var awaitedIntents: IntentSelection {
    var result = IntentSelection()
    for queue in [blocks, timers, completions, deferred] {
      for position in 0..<queue.count { result.keep(queue[position].intent) }
    }
    if transition.isRunning { result.keep(transition.intent) }
    if bar.kind != .none { result.keep(bar.intent) }
    if pendingAskLevels > 0 { result.keep(pendingAskIntent) }
    if confirmation.exists { result.keep(confirmationIntent) }
    return result
  }

  /// Packs everything that the rest of a run depends on, for a state between two steps.
  ///
  /// Left out are the clock, what nothing reads any more, and the time at which a bar animation that
  /// another one has nested in would have ended, which brings a line in the log and nothing else.
  public func pack(
    into packer: inout StatePacker, renamingStorageBy interceptor: any BackInterceptor
  ) {
    packer.write(UInt64(flags.rawValue), 10)
    packer.write(UInt64(halt.rawValue), 2)
    packer.write(stack)
    packer.writer.write(items == stack)
    if items != stack { packer.write(items) }
    packAnimations(into: &packer)
    let hasQueues =
      !blocks.isEmpty || !timers.isEmpty || !completions.isEmpty || !deferred.isEmpty
    packer.writer.write(hasQueues)
    if hasQueues {
      pack(blocks, into: &packer)
      packTimers(into: &packer)
      pack(completions, into: &packer)
      pack(deferred, into: &packer)
    }
    let isAwaiting = pendingAskLevels > 0 || pendingItemPops > 0 || gesture != 0
    packer.writer.write(isAwaiting)
    if isAwaiting {
      packer.write(UInt64(pendingAskLevels), 5)
      if pendingAskLevels > 0 { packer.write(intent: pendingAskIntent) }
      packer.write(UInt64(pendingItemPops), 5)
      packer.write(UInt64(gesture), 2)
    }
    packer.write(confirmation)
    if confirmation.exists { packer.write(intent: confirmationIntent) }
    packer.writer.write(presentationEndsAt != 0)
    if presentationEndsAt != 0 { packer.write(time: presentationEndsAt, from: clock) }
    packer.writer.write(missingViewPops != 0)
    if missingViewPops != 0 { packer.write(UInt64(missingViewPops), 2) }
    // How often somebody was asked matters only to work that goes on and on.
    let asks = isSettled ? 0 : askCount
    packer.writer.write(asks != 0)
    if asks != 0 { packer.write(UInt64(asks), 8) }
    packStorage(into: &packer, interceptor)
  }

  private func packAnimations(into packer: inout StatePacker) {
    packer.writer.write(bar.kind != .none)
    if bar.kind != .none {
      packer.writer.write(bar.kind == .push)
      packer.write(time: bar.endsAt, from: clock)
      packer.write(intent: bar.intent)
    }
    packer.write(transientTop)
    packer.writer.write(transition.isRunning)
    guard transition.isRunning else { return }
    packer.write(UInt64(transition.method.rawValue), 3)
    packer.write(transition.leaving)
    packer.write(transition.destination)
    packer.write(time: transition.endsAt, from: clock)
    packer.write(intent: transition.intent)
    packer.writer.write(transition.isInteractive)
    packer.writer.write(transition.isByCode)
    packer.writer.write(transition.isCancelled)
    packer.writer.write(transition.awaitsLayout)
    packer.writer.write(transition.isFinishing)
    packer.write(transition.stackBefore)
    // Only a gesture can be taken back, which restores the items.
    guard transition.isInteractive else { return }
    packer.writer.write(transition.itemsBefore == transition.stackBefore)
    if transition.itemsBefore != transition.stackBefore { packer.write(transition.itemsBefore) }
  }

  private func pack(_ queue: SmallQueue<Block>, into packer: inout StatePacker) {
    packer.write(UInt64(queue.count), 4)
    for position in 0..<queue.count { queue[position].pack(into: &packer) }
  }

  /// Timers in the order in which they fire, the only thing about their order that counts.
  private func packTimers(into packer: inout StatePacker) {
    packer.write(UInt64(timers.count), 4)
    var left = timers
    while !left.isEmpty {
      var first = 0
      for position in 1..<max(1, left.count)
      where left[position].deadline < left[first].deadline {
        first = position
      }
      let timer = left.remove(at: first)
      packer.write(time: timer.deadline, from: clock)
      timer.pack(into: &packer)
    }
  }

  private func packStorage(into packer: inout StatePacker, _ owner: any BackInterceptor) {
    guard interceptor != InterceptorStorage() else {
      packer.writer.write(false)
      return
    }
    packer.writer.write(true)
    var storage = interceptor
    owner.rename(&packer.renaming, in: &storage)
    for word in [storage.words.0, storage.words.1] {
      packer.writer.write(word != 0)
      if word != 0 { packer.writer.write(word, width: 64) }
    }
  }

  /// Reads what `pack` has written; screens are under their new numbers.
  public init(unpacking unpacker: inout StateUnpacker) {
    self.init()
    clock = StateUnpacker.clock
    flags = Flags(rawValue: UInt16(truncatingIfNeeded: unpacker.read(10)))
    halt = Halt(rawValue: UInt8(unpacker.read(2))) ?? .none
    stack = unpacker.readList()
    items = unpacker.reader.readFlag() ? stack : unpacker.readList()
    unpackAnimations(from: &unpacker)
    if unpacker.reader.readFlag() {
      Self.unpack(&blocks, from: &unpacker, areTimers: false)
      Self.unpack(&timers, from: &unpacker, areTimers: true)
      Self.unpack(&completions, from: &unpacker, areTimers: false)
      Self.unpack(&deferred, from: &unpacker, areTimers: false)
    }
    if unpacker.reader.readFlag() {
      pendingAskLevels = UInt8(unpacker.read(5))
      if pendingAskLevels > 0 { pendingAskIntent = unpacker.readIntent() }
      pendingItemPops = UInt8(unpacker.read(5))
      gesture = UInt8(unpacker.read(2))
    }
    confirmation = unpacker.readScreen()
    if confirmation.exists { confirmationIntent = unpacker.readIntent() }
    if unpacker.reader.readFlag() { presentationEndsAt = unpacker.readTime() }
    if unpacker.reader.readFlag() { missingViewPops = UInt8(unpacker.read(2)) }
    if unpacker.reader.readFlag() { askCount = UInt16(unpacker.read(8)) }
    if unpacker.reader.readFlag() {
      let low = unpacker.reader.readFlag() ? unpacker.read(64) : 0
      let high = unpacker.reader.readFlag() ? unpacker.read(64) : 0
      interceptor = InterceptorStorage(words: (low, high))
    }
  }

  private mutating func unpackAnimations(from unpacker: inout StateUnpacker) {
    if unpacker.reader.readFlag() {
      bar.kind = unpacker.reader.readFlag() ? .push : .pop
      bar.endsAt = unpacker.readTime()
      bar.intent = unpacker.readIntent()
    }
    transientTop = unpacker.readScreen()
    guard unpacker.reader.readFlag() else { return }
    transition.method = StackChange.Method(rawValue: UInt8(unpacker.read(3))) ?? .none
    transition.leaving = unpacker.readScreen()
    transition.destination = unpacker.readScreen()
    transition.endsAt = unpacker.readTime()
    transition.intent = unpacker.readIntent()
    transition.isInteractive = unpacker.reader.readFlag()
    transition.isByCode = unpacker.reader.readFlag()
    transition.isCancelled = unpacker.reader.readFlag()
    transition.awaitsLayout = unpacker.reader.readFlag()
    transition.isFinishing = unpacker.reader.readFlag()
    transition.stackBefore = unpacker.readList()
    guard transition.isInteractive else { return }
    transition.itemsBefore =
      unpacker.reader.readFlag() ? transition.stackBefore : unpacker.readList()
  }

  private static func unpack(
    _ queue: inout SmallQueue<Block>, from unpacker: inout StateUnpacker, areTimers: Bool
  ) {
    for _ in 0..<unpacker.read(4) {
      let deadline = areTimers ? unpacker.readTime() : 0
      _ = queue.append(Block(unpacking: &unpacker, deadline: deadline))
    }
  }
}
