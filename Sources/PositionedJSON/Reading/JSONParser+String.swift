extension JSONParser {
  /// Reads a string; the current byte is its opening quote.
  mutating func string() throws(ParseFailure) -> String {
    let start = position + 1
    var end = start
    var combined: UInt8 = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        // Pure ASCII is valid UTF-8; everything else takes the careful way.
        guard combined < 0x80 else { break }
        position = end + 1
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      combined |= byte
      end += 1
    }
    return try carefulString(from: start)
  }

  private mutating func carefulString(from start: Int) throws(ParseFailure) -> String {
    var text: [UInt8] = []
    position = start
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(Character(try escape())).utf8)
      case 0..<0x20:
        throw unexpected("a control character in a string to be written as an escape")
      case 0x20..<0x80:
        text.append(byte)
        position += 1
      default:
        guard let length = lengthOfScalar(at: position, in: bytes) else {
          throw unexpected("UTF-8")
        }
        text.append(contentsOf: bytes[position..<(position + length)])
        position += length
      }
    }
    let line = LinePosition(of: start, in: bytes).line
    throw unexpected("the closing quote of the string that starts in line \(line)")
  }

  private mutating func escape() throws(ParseFailure) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = current else { throw unexpected("the rest of an escape") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar(escapedAt: start)
    default:
      position = start + 1
      let found = describeCurrent()
      throw ParseFailure(
        offset: start, found: "a backslash before \(found)",
        expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private mutating func scalar(escapedAt start: Int) throws(ParseFailure) -> Unicode.Scalar {
    let unit = try fourHexadecimalDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isHigh = unit < 0xDC00
    if isHigh, bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      position += 2
      let low = try fourHexadecimalDigits()
      if 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw ParseFailure(
      offset: start,
      found: "half of a surrogate pair, \\u" + String(unit, radix: 16, uppercase: true),
      expected: isHigh ? "its other half right after it" : "its other half right before it")
  }

  private mutating func fourHexadecimalDigits() throws(ParseFailure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = hexadecimalValue(byte) else {
        throw unexpected("four hexadecimal digits after \\u")
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte & 0x0F) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
