/// Reads one JSON text from bytes.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let maximumDepth: Int
  var position = 0
  private var depth = 0
  // Children wait here until their container ends, so that every container allocates exactly once.
  private var pendingElements: [JSONValue] = []
  private var pendingMembers: [JSONMember] = []

  init(bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  mutating func document() throws(ParseFailure) -> JSONValue {
    if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
    if bytes.count > 1, bytes[0] &+ bytes[1] == 0xFD, max(bytes[0], bytes[1]) == 0xFF {
      throw ParseFailure(offset: 0, found: "UTF-16", expected: "UTF-8")
    }
    skipSpace()
    guard position < bytes.count else {
      throw ParseFailure(offset: position, found: "an empty file", expected: "a JSON value")
    }
    let root = try value()
    skipSpace()
    guard position == bytes.count else { throw unexpected("the end of the file") }
    return root
  }

  /// The byte at the current position, nil at the end.
  @inline(__always)
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  private mutating func value() throws(ParseFailure) -> JSONValue {
    let start = position
    guard let byte = current else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "\""):
      return JSONValue(.string(try string()), start: start)
    case UInt8(ascii: "{"):
      return try nested { parser throws(ParseFailure) in try parser.object() }
    case UInt8(ascii: "["):
      return try nested { parser throws(ParseFailure) in try parser.array() }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(try number(), start: start)
    case UInt8(ascii: "t") where skip("true"):
      return JSONValue(.boolean(true), start: start)
    case UInt8(ascii: "f") where skip("false"):
      return JSONValue(.boolean(false), start: start)
    case UInt8(ascii: "n") where skip("null"):
      return JSONValue(.null, start: start)
    default:
      throw unexpected("a value")
    }
  }

  @inline(__always)
  private mutating func nested(
    _ read: (inout JSONParser) throws(ParseFailure) -> JSONValue
  ) throws(ParseFailure) -> JSONValue {
    guard depth < maximumDepth else {
      throw ParseFailure(
        offset: position, found: "level \(depth + 1) of nesting",
        expected: "at most \(maximumDepth) levels")
    }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(ParseFailure) -> JSONValue {
    let start = position
    let firstPending = pendingElements.count
    position += 1
    skipSpace()
    if current == UInt8(ascii: "]") {
      position += 1
      return JSONValue(.array([]), start: start)
    }
    while true {
      do throws(ParseFailure) {
        pendingElements.append(try value())
      } catch {
        throw error.inside(.index(pendingElements.count - firstPending))
      }
      if try containerEnds(with: UInt8(ascii: "]"), name: "array", start: start) { break }
    }
    let elements = Array(pendingElements[firstPending...])
    pendingElements.removeLast(elements.count)
    return JSONValue(.array(elements), start: start)
  }

  private mutating func object() throws(ParseFailure) -> JSONValue {
    let start = position
    let firstPending = pendingMembers.count
    position += 1
    skipSpace()
    if current == UInt8(ascii: "}") {
      position += 1
      return JSONValue(.object([]), start: start)
    }
    var index = KeyIndex()
    while true {
      guard current == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let keyStart = position
      let key = try string()
      if let earlier = index.insert(key, beside: pendingMembers[firstPending...]) {
        throw duplicate(key, at: keyStart, earlier: pendingMembers[firstPending + earlier])
      }
      do throws(ParseFailure) {
        skipSpace()
        guard current == UInt8(ascii: ":") else { throw unexpected("\":\" after the key") }
        position += 1
        skipSpace()
        pendingMembers.append(JSONMember(key: key, keyStart: keyStart, value: try value()))
      } catch {
        throw error.inside(.key(key))
      }
      if try containerEnds(with: UInt8(ascii: "}"), name: "object", start: start) { break }
    }
    let members = Array(pendingMembers[firstPending...])
    pendingMembers.removeLast(members.count)
    return JSONValue(.object(members), start: start)
  }

  /// Steps over the closing bracket (true) or over the comma before a further child (false).
  @inline(__always)
  private mutating func containerEnds(
    with closing: UInt8, name: StaticString, start: Int
  ) throws(ParseFailure) -> Bool {
    skipSpace()
    if current == closing {
      position += 1
      return true
    }
    let bracket = Character(Unicode.Scalar(closing))
    guard current == UInt8(ascii: ",") else {
      let line = LinePosition(of: start, in: bytes).line
      throw unexpected("\",\" or \"\(bracket)\" of the \(name) that starts in line \(line)")
    }
    position += 1
    skipSpace()
    guard current != closing else {
      throw ParseFailure(
        offset: position, found: "a comma before \"\(bracket)\"",
        expected: "no comma after the last one")
    }
    return false
  }

  private func duplicate(_ key: String, at offset: Int, earlier: JSONMember) -> ParseFailure {
    let first = LinePosition(of: earlier.keyOffset, in: bytes).line
    let second = LinePosition(of: offset, in: bytes).line
    let found = "the key \(quoted(key)) in line \(first) and again in line \(second)"
    return ParseFailure(offset: offset, found: found, expected: "it once")
      .inside(.key(key))
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: letters) else { return false }
    let next = position + letters.count
    if next < bytes.count, isLetter(bytes[next]) || isDigit(bytes[next]) { return false }
    position = next
    return true
  }
}
