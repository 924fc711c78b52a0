import Testing

@testable import PositionedJSON

@Suite struct JSONPathTests {
  private let text = #"{"a": [10, {"b c": [true]}], ">=26": {"x_1": "y"}, "9": 0, "": 1}"#

  private func path(to part: String) throws -> String {
    let offset = try #require(text.range(of: part)).lowerBound
    let root = try document(text).root
    return JSONPath(to: text.utf8.distance(from: text.startIndex, to: offset), from: root).text
  }

  @Test(
    arguments: [
      ("{\"a\"", "$"), ("\"a\"", "$.a"), ("[10", "$.a"), ("10", "$.a[0]"), ("{\"b", "$.a[1]"),
      ("\"b c\"", "$.a[1][\"b c\"]"), ("[true", "$.a[1][\"b c\"]"),
      ("true", "$.a[1][\"b c\"][0]"), ("\">=26", "$[\">=26\"]"), ("\"y", "$[\">=26\"].x_1"),
      ("\"9\"", "$[\"9\"]"), ("\"\"", "$[\"\"]"),
    ])
  func leadsTo(_ part: String, _ expected: String) throws {
    #expect(try path(to: part) == expected)
  }

  @Test func quotesInKeysAreEscaped() {
    var path = JSONPath()
    path.steps = [.key("a\"b"), .index(3), .key("ok"), .key("ä")]
    #expect(path.text == #"$["a\"b"][3].ok["ä"]"#)
  }

  @Test func anEmptyPathIsTheRoot() {
    #expect(JSONPath().text == "$")
  }
}
