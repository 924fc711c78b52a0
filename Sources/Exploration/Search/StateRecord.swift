/// The word in front of a stored state: whence it was first reached, and how long it is.
struct StateRecord: BitwiseCopyable {
  private static let noParent: UInt64 = 1 << 40 - 1

  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Describes a state of `words` words that `action` leads to from `parent`.
  init(parent: StateID, action: UInt16, words: Int) {
    let parentBits = parent.rawValue & Self.noParent
    rawValue = parentBits << 24 | UInt64(action) << 8 | UInt64(words)
  }

  /// The state from which this one was first reached; none for an initial state.
  var parent: StateID {
    let bits = rawValue >> 24
    return bits == Self.noParent ? .none : StateID(rawValue: bits)
  }

  /// The action that led here, or the number of an initial state.
  var action: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 8) }

  /// The length of the packed state in words.
  var words: Int { Int(rawValue & 0xFF) }
}
