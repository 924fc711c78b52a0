/// The members of an object, remembering which keys its reader asked for.
public struct JSONObjectCursor: Sendable {
  /// The members in the order of the file.
  public let members: [JSONMember]
  private let container: JSONCursor
  private var askedKeys: [String] = []
  // One bit for each of the first 64 members that was read, to see at once that all were.
  private var readMembers: UInt64 = 0

  init(members: [JSONMember], container: JSONCursor) {
    self.members = members
    self.container = container
    askedKeys.reserveCapacity(12)
  }

  /// The cursor at the object itself.
  public var cursor: JSONCursor { container }

  /// The cursor at the value of a key; throws if the object lacks it.
  public mutating func required(_ key: String) throws(InputError) -> JSONCursor {
    if let cursor = optional(key) { return cursor }
    let near = nearest(
      to: key, in: members.lazy.map(\.key).filter { [askedKeys] in !askedKeys.contains($0) })
    throw container.fail(
      found: members.isEmpty ? "an empty object" : "an object without \"\(key)\"",
      expected: "the key \"\(key)\"",
      hint: near.map { "is the key \"\($0)\" a misspelling of it?" })
  }

  /// The cursor at the value of a key, nil if the object lacks it; `null` is a value.
  public mutating func optional(_ key: String) -> JSONCursor? {
    askedKeys.append(key)
    var index = 0
    while index < members.count {
      if members[index].key == key {
        // Shifting by 64 or more gives 0: later members have no bit.
        readMembers |= 1 << UInt64(index)
        return JSONCursor(value: members[index].value, document: container.document)
      }
      index += 1
    }
    return nil
  }

  /// The cursor at the value of a member that was found by walking over ``members``.
  public func cursor(at member: JSONMember) -> JSONCursor {
    JSONCursor(value: member.value, document: container.document)
  }

  /// Throws at the first key that nobody asked for and that is not among those given.
  public func rejectUnknownKeys(besides others: [String] = []) throws(InputError) {
    if readMembers.nonzeroBitCount == members.count { return }
    var known: [String] = []
    for key in askedKeys + others where !known.contains(key) { known.append(key) }
    guard let unknown = members.first(where: { !known.contains($0.key) }) else { return }
    throw fail(
      at: unknown, found: "key \"\(unknown.key)\"",
      expected: known.isEmpty ? "an empty object" : alternatives(known),
      hint: didYouMean(
        unknown.key, known.filter { [members] key in !members.contains { $0.key == key } }))
  }

  /// Makes the error that something else was found at a member's key.
  public func fail(
    at member: JSONMember, found: String, expected: String, hint: String? = nil
  ) -> InputError {
    InputError(
      location: container.document.location(of: member), found: found, expected: expected,
      hint: hint)
  }
}
