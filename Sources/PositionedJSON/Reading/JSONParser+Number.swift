extension JSONParser {
  /// Reads a number; the current byte is a minus sign or a digit.
  mutating func number() throws(ParseFailure) -> JSONValue.Kind {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let firstDigit = position
    var magnitude: UInt = 0
    var overflows = false
    while position < bytes.count, isDigit(bytes[position]) {
      let (tens, overflowed) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carried) = tens.addingReportingOverflow(UInt(bytes[position] & 0x0F))
      magnitude = sum
      overflows = overflows || overflowed || carried
      position += 1
    }
    guard position > firstDigit else { throw unexpected("a digit after the minus sign") }
    guard position == firstDigit + 1 || bytes[firstDigit] != UInt8(ascii: "0") else {
      throw ParseFailure(
        offset: start, found: token(from: start), expected: "a number without leading zeros")
    }
    let isInteger = try !skipFractionAndExponent()
    guard isInteger else { return .number(try real(from: start)) }
    let limit = isNegative ? Int.min.magnitude : Int.max.magnitude
    guard !overflows, magnitude <= limit else {
      throw ParseFailure(
        offset: start, found: token(from: start),
        expected: "an integer from \(Int.min) to \(Int.max)")
    }
    return .integer(isNegative ? Int(truncatingIfNeeded: 0 &- magnitude) : Int(magnitude))
  }

  private mutating func skipFractionAndExponent() throws(ParseFailure) -> Bool {
    let start = position
    if current == UInt8(ascii: ".") {
      position += 1
      try skipDigits("a digit after the decimal point")
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try skipDigits("a digit in the exponent")
    }
    return position > start
  }

  private mutating func skipDigits(_ expected: StaticString) throws(ParseFailure) {
    let start = position
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    guard position > start else { throw unexpected("\(expected)") }
  }

  private func real(from start: Int) throws(ParseFailure) -> Double {
    guard let value = Double(text(start..<position)), value.isFinite else {
      throw ParseFailure(
        offset: start, found: token(from: start),
        expected: "a number of magnitude at most \(Double.greatestFiniteMagnitude)")
    }
    return value
  }

  private func token(from start: Int) -> String {
    position - start > 40 ? text(start..<(start + 37)) + "…" : text(start..<position)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
