import Hazards
import NavigationModel

extension NavigationExpander {
  /// The most intents whose numbers fit into a packed state.
  private static let mostIntents = 31

  /// Packs the present state; gives the number of words, 0 if it does not fit.
  func pack() -> Int {
    let state = engine.context.state
    let hasDesync = monitor.hasDesync
    let intents = monitor.ledger.retainedIntents(state, hasDesync: hasDesync)
    guard intents.count <= Self.mostIntents else { return 0 }
    var writer = PackedWriter(buffer.words, capacity: PackingBuffer.capacity)
    choices.pack(engine.answers.choices, into: &writer)
    var packer = StatePacker(writer, keeping: intents)
    if !search.options.usesSymmetry { packer.keepNames(screenCount) }
    state.pack(into: &packer, renamingStorageBy: search.interceptor)
    monitor.ledger.pack(state, hasDesync: hasDesync, into: &packer)
    ScreenTraits.pack(state, engine.context.scenario, engine.context.openGuards, into: &packer)
    let length = packer.writer.finish()
    return length <= PackingBuffer.capacity ? length : 0
  }

  /// Makes the packed state the one that steps start from.
  mutating func unpack(_ packed: UnsafeBufferPointer<UInt64>) {
    guard let words = packed.baseAddress else { return }
    var reader = PackedReader(words, count: packed.count)
    base.answers = choices.unpack(from: &reader)
    // Guards stand at the end, but the ledger wants to know them: it is told afterwards.
    var unpacker = StateUnpacker(reader)
    base.state = NavigationState(unpacking: &unpacker)
    base.hasDesync = base.ledger.unpack(from: &unpacker, base.state)
    base.state.intentCount = UInt8(base.ledger.records.count)
    base.open = engine.context.openGuards
    base.screenCount = ScreenTraits.unpack(
      from: &unpacker, to: &base.state, &engine.context.scenario, &base.open)
    engine.context.openGuards = base.open
  }
}
