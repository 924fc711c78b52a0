/// Which intents are kept when a state is packed, and what they are called then.
///
/// Kept intents are numbered anew from 1, in the order of opening.
public struct IntentSelection: Sendable, BitwiseCopyable {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// Starts without any intent.
  public init() {}

  /// Keeps the intent with number `id`; 0 is none.
  @inline(__always)
  public mutating func keep(_ id: UInt8) {
    guard id > 0 else { return }
    let bit: UInt64 = 1 << UInt64(id & 63)
    switch id >> 6 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    default: bits.3 |= bit
    }
  }

  /// Whether the intent with number `id` is kept.
  @inline(__always)
  public func contains(_ id: UInt8) -> Bool {
    guard id > 0 else { return false }
    return part(id >> 6) >> UInt64(id & 63) & 1 != 0
  }

  /// How many intents are kept.
  public var count: Int {
    bits.0.nonzeroBitCount + bits.1.nonzeroBitCount + bits.2.nonzeroBitCount
      + bits.3.nonzeroBitCount
  }

  /// The new number of the intent, 0 if it is not kept.
  @inline(__always)
  public func number(of id: UInt8) -> UInt8 {
    guard contains(id) else { return 0 }
    var number = (part(id >> 6) & (1 << UInt64(id & 63) - 1)).nonzeroBitCount + 1
    for lower in 0..<(id >> 6) { number += part(lower).nonzeroBitCount }
    return UInt8(number)
  }

  @inline(__always)
  private func part(_ index: UInt8) -> UInt64 {
    switch index {
    case 0: bits.0
    case 1: bits.1
    case 2: bits.2
    default: bits.3
    }
  }
}
