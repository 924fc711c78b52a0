/// Reads what `PackedWriter` has written, in the same order and widths.
public struct PackedReader {
  private let words: UnsafePointer<UInt64>
  private let count: Int
  private var word = 0
  private var used: UInt64 = 0

  /// Starts at the beginning of `count` words.
  public init(_ words: UnsafePointer<UInt64>, count: Int) {
    self.words = words
    self.count = count
  }

  /// Reads `width` bits, from 1 to 64; zeros beyond the end.
  @inline(__always)
  public mutating func read(_ width: UInt64) -> UInt64 {
    guard word < count else { return 0 }
    var value = words[word] >> used
    let available = 64 - used
    if width >= available {
      word += 1
      if width > available, word < count { value |= words[word] << available }
      used = width - available
    } else {
      used += width
    }
    return width == 64 ? value : value & (1 << width - 1)
  }

  /// Reads one bit.
  @inline(__always)
  public mutating func readFlag() -> Bool { read(1) != 0 }
}
