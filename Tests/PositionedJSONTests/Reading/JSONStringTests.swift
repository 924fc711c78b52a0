import PositionedJSON
import Testing

@Suite struct JSONStringTests {
  private func string(_ text: String) throws -> String { try document(text).cursor.string() }

  @Test(
    arguments: [
      (#""""#, ""), (#""plain""#, "plain"), (#""a/b""#, "a/b"), (#""größer 日本 🧭""#, "größer 日本 🧭"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e4\u65E5""#, "Aä日"),
      (#""\uD83E\udded""#, "🧭"), (#""\ud800\udc00""#, "\u{10000}"),
      (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""\u0000""#, "\u{0}"), (#""x\ny""#, "x\ny"),
      (#""ä\u00e4""#, "ää"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"), (#""\uFFFF""#, "\u{FFFF}"),
    ])
  func reads(_ text: String, _ expected: String) throws {
    let read = try string(text)
    #expect(Array(read.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    arguments: [
      (#""\x""#, "2", #"a backslash before "x", expected one of \" \\ \/ \b \f \n \r \t \u"#),
      (#""\'""#, "2", #"a backslash before "'", expected one of \" \\ \/ \b \f \n \r \t \u"#),
      (
        #""\U0041""#, "2",
        #"a backslash before "U0041", expected one of \" \\ \/ \b \f \n \r \t \u"#
      ),
      (#""\u00g0""#, "6", #""g0", expected four hexadecimal digits after \u"#),
      (#""\u12""#, "6", #"a string, expected four hexadecimal digits after \u"#),
      (#""\"#, "3", "the end of the file, expected the rest of an escape"),
      (#""\u""#, "4", #"a string, expected four hexadecimal digits after \u"#),
    ])
  func refusesBadEscapes(_ text: String, _ column: String, _ message: String) {
    #expect(readingError(of: text) == "input.json:1:\(column): $: found \(message)")
  }

  @Test(
    arguments: [
      (#""\ud800""#, "D800", "after"), (#""\uDBFFx""#, "DBFF", "after"),
      (#""\uD83E\n""#, "D83E", "after"), (#""\uD83E\u0041""#, "D83E", "after"),
      (#""\uD83E\uD83E""#, "D83E", "after"), (#""\uDC00""#, "DC00", "before"),
      (#""\udded\ud83e""#, "DDED", "before"),
    ])
  func refusesHalfASurrogatePair(_ text: String, _ unit: String, _ side: String) {
    #expect(
      readingError(of: text)
        == "input.json:1:2: $: found half of a surrogate pair, \\u\(unit), expected its other half"
        + " right \(side) it")
  }

  @Test(
    arguments: [("\n", "U+000A"), ("\t", "U+0009"), ("\u{0}", "U+0000"), ("\u{1F}", "U+001F")])
  func refusesRawControlCharacters(_ character: String, _ name: String) {
    #expect(
      readingError(of: "[\"ab\(character)c\"]")
        == "input.json:1:5: $[0]: found control character \(name), expected a control character"
        + " in a string to be written as an escape")
  }

  @Test(arguments: ["\"", "\"abc", "\"a\\n", "\"ä", "\n\"a"])
  func refusesAnOpenString(_ text: String) {
    let line = text.hasPrefix("\n") ? 2 : 1
    #expect(
      readingError(of: text).hasSuffix(
        "found the end of the file, expected the closing quote of the string that starts in line"
          + " \(line)"))
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80],
      [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0xA7], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func refusesMalformedUTF8(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let lead = String(bytes[0], radix: 16, uppercase: true)
    #expect(
      readingError(of: [quote, 0x61] + bytes + [quote])
        == "input.json:1:3: $: found byte 0x\(lead), expected UTF-8")
  }

  @Test(
    arguments: [0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x10FFFF] as [UInt32])
  func readsTheEdgesOfUTF8(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let read = try string("\"" + String(Character(scalar)) + "\"")
    #expect(Array(read.unicodeScalars) == [scalar])
  }

  @Test func malformedBytesOutsideStringsAreNamed() {
    #expect(
      readingError(of: [0x5B, 0xFE, 0x5D])
        == "input.json:1:2: $[0]: found byte 0xFE, expected a value")
  }
}
