import Testing

@testable import Rendering

@Suite struct WrappedTests {
  @Test func breaksAtSpaces() {
    #expect(wrapped("one two three", to: 7) == ["one two", "three"])
  }

  @Test func keepsOneLineThatFits() {
    #expect(wrapped("one two", to: 7) == ["one two"])
    #expect(wrapped("", to: 7) == [""])
  }

  @Test func breaksAWordThatIsTooLong() {
    #expect(wrapped("a longest b", to: 4) == ["a", "long", "est", "b"])
  }

  @Test func givesFurtherLinesTheirOwnWidth() {
    #expect(wrapped("one two three four", to: 13, next: 5) == ["one two three", "four"])
    #expect(wrapped("one two three four", to: 8, next: 5) == ["one two", "three", "four"])
  }

  @Test func keepsIndentationInFront() {
    #expect(wrapped("  one two", to: 6) == ["  one", "two"])
  }

  @Test func countsWideCharactersTwice() {
    #expect(wrapped("日本 日本", to: 8) == ["日本", "日本"])
    #expect(wrapped("日本日本", to: 4) == ["日本", "日本"])
  }

  @Test func takesABeginningThatFits() {
    #expect(prefix(of: "日本", columns: 3) == "日")
    #expect(prefix(of: "abc", columns: 2) == "ab")
  }
}
