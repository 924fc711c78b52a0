/// The way from a document's root to a value, for example `$.events[2].tap`.
struct JSONPath: Hashable {
  enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  /// The steps from the root down.
  var steps: [Step] = []

  init() {}

  /// Finds the value or key that starts at a byte, or the innermost one that contains it.
  init(to offset: Int, from root: JSONValue) {
    var value = root
    while value.offset < offset {
      switch value.kind {
      case .array(let elements):
        guard let index = elements.lastIndex(where: { $0.offset <= offset }) else { return }
        steps.append(.index(index))
        value = elements[index]
      case .object(let members):
        guard let member = members.last(where: { $0.keyOffset <= offset }) else { return }
        steps.append(.key(member.key))
        value = member.value
      case .null, .boolean, .integer, .number, .string: return
      }
    }
  }

  /// The path as it is printed; keys that are no plain words stand in brackets and quotes.
  var text: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += "." + key
      case .key(let key): text += "[" + JSONText.literal(key) + "]"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !isDigit(first) else { return false }
    return key.utf8.allSatisfy { byte in
      isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_")
    }
  }
}

/// Whether a byte is one of the ASCII digits.
@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// Whether a byte is an ASCII letter.
@inline(__always)
func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
