/// Packs small values into words, the lowest bits first.
///
/// What does not fit into the buffer is counted but not written, so that `length` tells.
public struct PackedWriter {
  private let words: UnsafeMutablePointer<UInt64>
  private let capacity: Int
  private var current: UInt64 = 0
  private var used: UInt64 = 0
  private var full = 0

  /// Starts at the beginning of a buffer of `capacity` words.
  public init(_ words: UnsafeMutablePointer<UInt64>, capacity: Int) {
    self.words = words
    self.capacity = capacity
  }

  /// Writes the lowest `width` bits of `value`, from 1 to 64 of them; the others must be 0.
  @inline(__always)
  public mutating func write(_ value: UInt64, width: UInt64) {
    current |= value << used
    used += width
    guard used >= 64 else { return }
    if full < capacity { words[full] = current }
    full += 1
    used -= 64
    current = used == 0 ? 0 : value >> (width - used)
  }

  /// Writes one bit.
  @inline(__always)
  public mutating func write(_ flag: Bool) { write(flag ? 1 : 0, width: 1) }

  /// Ends the last word and gives how many words there are, written or not.
  public mutating func finish() -> Int {
    guard used > 0 else { return full }
    if full < capacity { words[full] = current }
    return full + 1
  }
}
