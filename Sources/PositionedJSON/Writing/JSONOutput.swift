/// A JSON value to be written; object members keep the order they are given in.
public enum JSONOutput: Hashable, Sendable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction; one that is not finite is written as `null`.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONOutput])
  /// Members in order; the caller keeps the keys unique.
  case object([Member])

  /// A key of an object together with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value behind the key.
    public let value: JSONOutput

    /// Makes a member.
    public init(_ key: String, _ value: JSONOutput) {
      self.key = key
      self.value = value
    }
  }

  /// Makes an object from those members whose value is not nil.
  public static func object(omittingNil members: KeyValuePairs<String, JSONOutput?>) -> JSONOutput {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// Copies a value that was read.
  public init(_ value: JSONValue) {
    self =
      switch value.kind {
      case .null: .null
      case .boolean(let truth): .boolean(truth)
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map(JSONOutput.init))
      case .object(let members): .object(members.map { Member($0.key, JSONOutput($0.value)) })
      }
  }
}
