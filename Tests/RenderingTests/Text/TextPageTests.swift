import Testing

@testable import Rendering

@Suite struct TextPageTests {
  @Test func leavesNoEmptyLinesAtTheEnds() {
    var page = TextPage(TextStyle())
    page.addGap()
    page.add("a")
    page.addGap()
    page.addGap()
    page.add("b")
    page.addGap()
    #expect(page.text == "a\n\nb\n")
  }

  @Test func wrapsWithIndentation() {
    var page = TextPage(TextStyle(columns: 40))
    page.addWrapped("  " + String(repeating: "word ", count: 10), indentation: 4)
    #expect(
      page.text
        == "  word word word word word word word\n    word word word\n")
  }

  @Test func keepsEntriesOfAListTogether() {
    var page = TextPage(TextStyle(columns: 40))
    page.addList("  Counts: ", ["one apple", "two pears", "three oranges"], indentation: 4)
    #expect(page.text == "  Counts: one apple, two pears,\n    three oranges\n")
  }

  @Test func putsEntriesIntoColumns() {
    var page = TextPage(TextStyle(columns: 40))
    page.addGrid(["a first", "b", "c", "d the longest one"], indentation: 2)
    #expect(page.text == "  a first            b\n  c                  d the longest one\n")
  }
}
