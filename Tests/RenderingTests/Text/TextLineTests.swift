import Testing

@testable import Rendering

@Suite struct TextLineTests {
  @Test func padsToAColumn() {
    var line = TextLine("日")
    line.pad(to: 4)
    line.add("x")
    #expect(line.text(usesColour: false) == "日  x")
    #expect(line.width == 5)
    line.pad(to: 2)
    #expect(line.width == 5)
  }

  @Test func dropsSpacesAtTheEnd() {
    var line = TextLine("x ", .bad)
    line.add("   ")
    #expect(line.text(usesColour: false) == "x")
    #expect(line.text(usesColour: true) == "\u{1B}[31mx\u{1B}[0m")
  }

  @Test func coloursOnlyIfAsked() {
    var line = TextLine("a", .good)
    line.add("b")
    #expect(line.text(usesColour: true) == "\u{1B}[32ma\u{1B}[0mb")
    #expect(line.text(usesColour: false) == "ab")
  }

  @Test(arguments: [
    (Tone.plain, String?.none), (.heading, "1"), (.bad, "31"), (.doubtful, "33"), (.good, "32"),
    (.faint, "2"),
  ])
  func hasACode(tone: Tone, code: String?) {
    #expect(tone.code == code)
  }
}
