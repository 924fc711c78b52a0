/// A JSON value that remembers where in its file it starts.
public struct JSONValue: Sendable {
  /// What a JSON value can be.
  public enum Kind: Sendable {
    /// The word `null`.
    case null
    /// The words `true` and `false`.
    case boolean(Bool)
    /// A number without fraction and exponent.
    case integer(Int)
    /// A number with a fraction or an exponent.
    case number(Double)
    /// A text, its escapes resolved.
    case string(String)
    /// A list in the order of the file.
    case array([JSONValue])
    /// Members in the order of the file; no two keys are equal.
    case object([JSONMember])
  }

  /// What the value is.
  public let kind: Kind
  let start: Int32

  init(_ kind: Kind, start: Int) {
    self.kind = kind
    self.start = Int32(truncatingIfNeeded: start)
  }

  /// The byte in the file at which the value starts, counted from 0.
  public var offset: Int { Int(start) }

  /// The value in the words of an error message, for example `12`, `"back"` or `an array`.
  public var summary: String {
    switch kind {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let value): quoted(value)
    case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }
}

/// The text in quotes, cut where it would make an error message unreadable.
func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.count > 60 ? String(text.prefix(57)) + "…" : text
  return "\"" + shown + "\""
}
