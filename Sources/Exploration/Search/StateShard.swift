import Foundation

/// A part of the state table: an open-addressing index over an arena of records.
///
/// A record is one word of `StateRecord` and the packed state. A slot holds the record's place plus
/// one, and the upper bits of its hash, so that most misses cost no look into the arena.
struct StateShard {
  private static let tagShift: UInt64 = 40
  private static let placeMask: UInt64 = 1 << 40 - 1

  private var slots: UnsafeMutablePointer<UInt64>
  private var slotCount: Int
  private let mostSlots: Int
  private let arena: UnsafeMutablePointer<UInt64>
  private let arenaCapacity: Int
  private(set) var arenaCount = 0
  /// How many states are stored.
  private(set) var count = 0

  /// Makes an empty shard over `arenaCapacity` zeroed words.
  init?(arena: UnsafeMutablePointer<UInt64>, arenaCapacity: Int, mostSlots: Int) {
    slotCount = min(1 << 6, mostSlots)
    guard let memory = calloc(slotCount, 8) else { return nil }
    slots = memory.bindMemory(to: UInt64.self, capacity: slotCount)
    self.mostSlots = mostSlots
    self.arena = arena
    self.arenaCapacity = arenaCapacity
  }

  func deallocate() { free(slots) }

  /// The memory that the states take up, in bytes.
  var usedBytes: Int { arenaCount * 8 + slotCount * 8 }

  /// The packed state at `place`.
  @inline(__always)
  func state(at place: Int) -> UnsafeBufferPointer<UInt64> {
    let record = arena + place
    return UnsafeBufferPointer(start: record + 1, count: Int(record[0] & 0xFF))
  }

  func record(at place: Int) -> StateRecord { StateRecord(rawValue: arena[place]) }

  /// Asks the memory for the slot where a search for `hash` begins, ahead of its use.
  @inline(__always)
  func touch(_ hash: UInt64) -> UInt64 {
    slots[Int(truncatingIfNeeded: hash) & (slotCount - 1)]
  }

  /// Stores a state that is not there yet; gives the place of its record, nil if it is there
  /// already, and -1 if there is no room.
  @inline(__always)
  mutating func insert(
    _ state: UnsafePointer<UInt64>, length: Int, hash: UInt64, record: StateRecord
  ) -> Int? {
    let tag = hash >> Self.tagShift
    var slot = Int(truncatingIfNeeded: hash) & (slotCount - 1)
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if entry >> Self.tagShift == tag {
        let place = Int(truncatingIfNeeded: entry & Self.placeMask) - 1
        if isEqual(place, state, length) { return nil }
      }
      slot = (slot + 1) & (slotCount - 1)
    }
    guard arenaCount + length + 1 <= arenaCapacity else { return -1 }
    if count + 1 > slotCount / 4 * 3 {
      guard grow() || count + 1 < slotCount / 10 * 9 else { return -1 }
      slot = emptySlot(for: hash)
    }
    let place = arenaCount
    arena[place] = record.rawValue
    (arena + place + 1).update(from: state, count: length)
    arenaCount += length + 1
    slots[slot] = hash & ~Self.placeMask | UInt64(place + 1)
    count += 1
    return place
  }

  @inline(__always)
  private func isEqual(_ place: Int, _ state: UnsafePointer<UInt64>, _ length: Int) -> Bool {
    let record = arena + place
    guard Int(record[0] & 0xFF) == length else { return false }
    for word in 0..<length where record[word + 1] != state[word] { return false }
    return true
  }

  private func emptySlot(for hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slotCount - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
    return slot
  }

  /// Doubles the index within its limit; false if that is reached.
  private mutating func grow() -> Bool {
    guard slotCount * 2 <= mostSlots, let memory = calloc(slotCount * 2, 8) else { return false }
    free(slots)
    slotCount *= 2
    slots = memory.bindMemory(to: UInt64.self, capacity: slotCount)
    var place = 0
    while place < arenaCount {
      let state = state(at: place)
      if let base = state.baseAddress {
        let hash = WordHash.hash(base, count: state.count)
        slots[emptySlot(for: hash)] = hash & ~Self.placeMask | UInt64(place + 1)
      }
      place += state.count + 1
    }
    return true
  }
}
