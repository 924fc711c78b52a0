/// Names a stored state by the place of its record.
public struct StateID: Hashable, Sendable, BitwiseCopyable {
  /// The place in words, shard first; all bits are set for no state.
  let rawValue: UInt64

  static let placeBits: UInt64 = 34
  static let none = StateID(rawValue: .max)
  /// Stands for a state that could not be stored because its shard is full.
  static let full = StateID(rawValue: .max - 1)

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(shard: Int, place: Int) {
    rawValue = UInt64(shard) << Self.placeBits | UInt64(place)
  }

  var shard: Int { Int(truncatingIfNeeded: rawValue >> Self.placeBits) }
  var place: Int { Int(truncatingIfNeeded: rawValue & (1 << Self.placeBits - 1)) }
}
