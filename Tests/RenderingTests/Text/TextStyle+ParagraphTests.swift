import Rendering
import Testing

@Suite struct TextStyleParagraphTests {
  @Test func wrapsWithAHangingIndentation() {
    #expect(
      TextStyle(columns: 40).paragraph(
        "one two three four five six seven eight nine", indentation: 2, hanging: 4)
        == "  one two three four five six seven\n    eight nine\n")
  }

  @Test func showsForeignTextsSafely() {
    #expect(
      TextStyle(isASCII: true).paragraph("\u{1B}[31m → é") == "\\u{1b}[31m -> \\u{e9}\n")
  }

  @Test func keepsAShortTextOnOneLine() {
    #expect(TextStyle().paragraph("short", indentation: 2) == "  short\n")
  }
}
