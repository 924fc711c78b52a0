/// A key of a JSON object together with its value.
public struct JSONMember: Sendable {
  /// The key, its escapes resolved.
  public let key: String
  /// The value behind the key.
  public let value: JSONValue
  let keyStart: Int32

  init(key: String, keyStart: Int, value: JSONValue) {
    self.key = key
    self.keyStart = Int32(truncatingIfNeeded: keyStart)
    self.value = value
  }

  /// The byte in the file at which the key's opening quote stands, counted from 0.
  public var keyOffset: Int { Int(keyStart) }
}
