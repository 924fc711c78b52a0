import Testing

@testable import Rendering

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ｱ", 1), ("Ａ", 2),
    ("a日b", 4), ("👍", 2), ("❤\u{FE0F}", 2), ("…", 1), ("→", 1), ("\u{200B}", 0),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }
}
