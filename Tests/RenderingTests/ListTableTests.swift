import Rendering
import Testing

@Suite struct ListTableTests {
  @Test func alignsColumns() {
    let text = ListTable.render(
      columns: ["id", "title"], rows: [["a", "first"], ["longer", "second"], ["c"]],
      style: TextStyle())
    #expect(text == "id      title\na       first\nlonger  second\nc\n")
  }

  @Test func wrapsTheLastColumn() {
    let text = ListTable.render(
      columns: ["id", "title"], rows: [["a", String(repeating: "word ", count: 10)]],
      style: TextStyle(columns: 40))
    #expect(
      text == """
        id  title
        a   word word word word word word word
            word word word

        """)
  }

  @Test func narrowsColumnsThatAreTooWide() {
    let text = ListTable.render(
      columns: ["id", "title", "what"],
      rows: [[String(repeating: "x", count: 70), String(repeating: "y ", count: 60), "z z z"]],
      style: TextStyle())
    expectWellFormed(text)
  }

  @Test func neverBreaksWordsThatFit() {
    let id = "tap.allowed.popsController.category"
    let text = ListTable.render(
      columns: ["switch", "answer", "evidence"],
      rows: [[id, "uikit or nobody", "C14 GX-05 and more of the same that is long"]],
      style: TextStyle())
    expectWellFormed(text)
    #expect(text.contains("\n\(id)  "))
    #expect(text.contains("uikit or"))
  }

  @Test func escapesForeignTexts() {
    let text = ListTable.render(
      columns: ["id", "t"], rows: [["\u{1B}x", "é"]], style: TextStyle(isASCII: true))
    #expect(text == "id       t\n\\u{1b}x  \\u{e9}\n")
  }

  @Test func rendersOneColumn() {
    #expect(
      ListTable.render(columns: ["id"], rows: [["a"], ["b"]], style: TextStyle()) == "id\na\nb\n")
  }
}
