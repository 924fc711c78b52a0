import PositionedJSON
import Testing

@Suite struct EscapingControlCharactersTests {
  @Test(arguments: ["", "plain text", "größer 日本 🧭", "tab-less \\ \"quoted\""])
  func leavesPrintableTextAlone(_ text: String) {
    #expect(escapingControlCharacters(text) == text)
  }

  @Test(
    arguments: [
      ("\u{0}", "\\u{0}"), ("\t", "\\u{9}"), ("\n", "\\u{a}"), ("\r\n", "\\u{d}\\u{a}"),
      ("\u{1B}[0m", "\\u{1b}[0m"), ("\u{7F}", "\\u{7f}"), ("\u{9B}31m", "\\u{9b}31m"),
      ("\u{2028}", "\\u{2028}"), ("\u{2029}", "\\u{2029}"), ("\u{FEFF}", "\\u{feff}"),
      ("a\u{202E}b", "a\\u{202e}b"), ("\u{2066}", "\\u{2066}"), ("\u{200F}", "\\u{200f}"),
      ("\u{61C}", "\\u{61c}"),
    ])
  func escapes(_ text: String, _ escaped: String) {
    #expect(escapingControlCharacters(text) == escaped)
  }

  @Test func leavesTheNeighboursOfTheEscapedRanges() {
    for value: UInt32 in [0x20, 0x7E, 0xA0, 0x2027, 0x202F, 0x2065, 0x206A] {
      let text = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
      #expect(escapingControlCharacters(text) == text, "U+\(String(value, radix: 16))")
    }
  }
}
