extension JSONParser {
  /// The failure that something else stands at the current position.
  func unexpected(_ expected: String) -> ParseFailure {
    ParseFailure(offset: position, found: describeCurrent(), expected: expected)
  }

  /// What stands at the current position, in the words of an error message.
  func describeCurrent() -> String {
    guard let byte = current else { return "the end of the file" }
    switch byte {
    case 0x00..<0x20, 0x7F:
      let digits = String(byte, radix: 16, uppercase: true)
      return "control character U+00" + (byte < 0x10 ? "0" : "") + digits
    case UInt8(ascii: "\""): return "a string"
    case UInt8(ascii: "/") where startsComment: return "a comment"
    case 0x80...:
      guard let length = lengthOfScalar(at: position, in: bytes) else {
        return "byte 0x" + String(byte, radix: 16, uppercase: true)
      }
      return quotedBytes(position..<(position + length))
    default:
      let word = bytes[position...].prefix(24).prefix { isLetter($0) || isDigit($0) }
      return quotedBytes(position..<max(position + 1, word.endIndex))
    }
  }

  private var startsComment: Bool {
    guard position + 1 < bytes.count else { return false }
    return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
  }

  private func quotedBytes(_ range: Range<Int>) -> String {
    quoted(String(decoding: bytes[range], as: UTF8.self))
  }
}
