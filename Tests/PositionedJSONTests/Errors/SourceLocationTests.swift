import PositionedJSON
import Testing

@Suite struct SourceLocationTests {
  @Test func namesFileLineColumnAndPath() {
    let location = SourceLocation(file: "a.json", line: 3, column: 7, path: "$.events[2].tap")
    #expect(location.description == "a.json:3:7: $.events[2].tap")
  }

  @Test func aWholeFileIsItsNameAlone() {
    let location = SourceLocation(file: "a.json")
    #expect(location.description == "a.json")
    #expect(location.line == 0)
    #expect(location.column == 0)
    #expect(location.path.isEmpty)
  }

  @Test func escapesWhatANameCouldDoToATerminal() {
    let location = SourceLocation(file: "a\u{1B}[31m\n.json", line: 1, column: 2, path: "$")
    #expect(location.description == #"a\u{1b}[31m\u{a}.json:1:2: $"#)
  }
}
