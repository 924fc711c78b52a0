import Testing

@testable import Rendering

@Suite struct TextStyleTests {
  @Test func hasDefaults() {
    let style = TextStyle()
    #expect(style.columns == 80)
    #expect(!style.isASCII && !style.usesColour && !style.isVerbose)
  }

  @Test func isNeverTooNarrow() {
    #expect(TextStyle(columns: 10).width == 40)
    #expect(TextStyle(columns: 100).width == 100)
  }

  @Test func escapesWhatSteersATerminal() {
    #expect(TextStyle().foreign("a\u{1B}[31m\nb") == "a\\u{1b}[31m\\u{a}b")
    #expect(TextStyle(isASCII: true).foreign("é→") == "\\u{e9}->")
    #expect(TextStyle().foreign("é→") == "é→")
  }

  @Test func shortensWithAnEllipsis() {
    #expect(TextStyle().shortened("abcdef", to: 4) == "abc…")
    #expect(TextStyle(isASCII: true).shortened("abcdef", to: 4) == "a...")
    #expect(TextStyle().shortened("abcd", to: 4) == "abcd")
  }
}
