import Foundation

/// All states that a search has seen, exactly: no state is ever dropped or confused with another.
///
/// The memory is reserved when the table is made and never grows beyond that. A fixed number of
/// shards, chosen by hash, lets several threads insert without locks and with the same result.
final class StateTable {
  static let shardBits: UInt64 = 6
  static let shardCount = 1 << 6

  let shards: UnsafeMutablePointer<StateShard>
  private let arena: UnsafeMutablePointer<UInt64>

  /// Reserves a table within `memory` bytes; nil if the system does not give them.
  init?(memory: Int) {
    // The index is rebuilt while the old one is gone, so that its share is what it may grow to.
    let perShard = max(memory, 1 << 21) / Self.shardCount
    var mostSlots = 1 << 6
    while mostSlots * 2 * 8 <= perShard * 2 / 5 { mostSlots *= 2 }
    let arenaWords = (perShard - mostSlots * 8) / 8
    guard let reserved = calloc(arenaWords * Self.shardCount, 8) else { return nil }
    arena = reserved.bindMemory(to: UInt64.self, capacity: arenaWords * Self.shardCount)
    shards = .allocate(capacity: Self.shardCount)
    for index in 0..<Self.shardCount {
      guard
        let shard = StateShard(
          arena: arena + index * arenaWords, arenaCapacity: arenaWords, mostSlots: mostSlots)
      else {
        for made in 0..<index { shards[made].deallocate() }
        shards.deallocate()
        free(reserved)
        return nil
      }
      (shards + index).initialize(to: shard)
    }
  }

  deinit {
    for index in 0..<Self.shardCount { shards[index].deallocate() }
    shards.deallocate()
    free(arena)
  }

  /// How many states are stored.
  var count: Int { (0..<Self.shardCount).reduce(0) { $0 + shards[$1].count } }

  /// The memory in use, in bytes.
  var usedBytes: Int { (0..<Self.shardCount).reduce(0) { $0 + shards[$1].usedBytes } }

  /// The shard of a hash.
  @inline(__always)
  static func shard(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> (40 - shardBits)) & (shardCount - 1)
  }

  /// The packed state with number `id`.
  @inline(__always)
  func state(_ id: StateID) -> UnsafeBufferPointer<UInt64> {
    shards[id.shard].state(at: id.place)
  }

  /// The actions that lead to the state, the number of its initial state first.
  func path(to id: StateID) -> [UInt16] {
    var actions: [UInt16] = []
    var next = id
    while next != .none {
      let record = shards[next.shard].record(at: next.place)
      actions.append(record.action)
      next = record.parent
    }
    return actions.reversed()
  }
}
