/// Finds a key that an object already has.
struct KeyIndex {
  // Below this a walk over the members is faster than hashing every key.
  private static let walked = 16
  private var positions: [String: Int] = [:]

  /// Notes the next key; returns the position of an equal one among the members before it.
  @inline(__always)
  mutating func insert(_ key: String, beside members: ArraySlice<JSONMember>) -> Int? {
    if members.count < Self.walked {
      var index = members.startIndex
      while index < members.endIndex {
        if members[index].key == key { return index - members.startIndex }
        index += 1
      }
      return nil
    }
    return insertHashed(key, beside: members)
  }

  private mutating func insertHashed(
    _ key: String, beside members: ArraySlice<JSONMember>
  ) -> Int? {
    if positions.isEmpty {
      for (position, member) in members.enumerated() { positions[member.key] = position }
    }
    if let earlier = positions[key] { return earlier }
    positions[key] = members.count
    return nil
  }
}
