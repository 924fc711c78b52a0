import Testing

@testable import PositionedJSON

@Suite struct LinePositionTests {
  @Test(
    arguments: [
      ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
      ("\n\n\nx", 3, 4, 1), ("a\r\nb", 3, 2, 1), ("äb", 2, 1, 2), ("🧭b", 4, 1, 2),
      ("ä\nöb", 5, 2, 2), ("", 0, 1, 1), ("\u{FEFF}a", 3, 1, 1), ("\u{FEFF}ab\nc", 4, 1, 2),
      ("\u{FEFF}ab\nc", 6, 2, 1),
    ])
  func countsFromOne(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let position = LinePosition(of: offset, in: Array(text.utf8))
    #expect(position.line == line)
    #expect(position.column == column)
  }
}
