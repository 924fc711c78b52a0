/// A fixed hash of packed words, the same in every process.
enum WordHash {
  @inline(__always)
  static func hash(_ words: UnsafePointer<UInt64>, count: Int) -> UInt64 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: count)
    for place in 0..<count {
      let product = (words[place] ^ state).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      state = product.high ^ product.low &+ 0x9E37_79B9_7F4A_7C15
    }
    state ^= state >> 32
    state &*= 0xD6E8_FEB8_6659_FD93
    return state ^ state >> 29
  }
}
