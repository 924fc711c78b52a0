import NavigationModel

/// A stable fingerprint of which switches and platforms there are, never of their answers.
///
/// Two runs with the same digest can be compared cell by cell; an answer that changes must show up
/// as a difference of findings and not as a different set.
public struct PlatformDigest: Hashable, Sendable, CustomStringConvertible {
  /// The digest as 16 lowercase hexadecimal digits.
  public let description: String

  /// Digests switch ids and platform ids, whose order and repetition do not matter.
  public init(switchIDs: [String], platformIDs: [String]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) {
      hash ^= UInt64(byte)
      hash = hash &* 0x0000_0100_0000_01b3
    }
    for ids in [switchIDs, platformIDs] {
      let unique = Set(ids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for id in unique {
        id.utf8.forEach(add)
        add(0x0A)
      }
      add(0x00)
    }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Digests all behaviour switches and the given platform or column ids.
  public init(platformIDs: [String]) {
    self.init(switchIDs: BehaviourSwitch.all.map(\.id), platformIDs: platformIDs)
  }
}
