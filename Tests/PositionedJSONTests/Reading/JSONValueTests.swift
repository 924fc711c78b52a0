import PositionedJSON
import Testing

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      ("null", "null"), ("true", "true"), ("false", "false"), ("12", "12"), ("0.5", "0.5"),
      ("\"back\"", "\"back\""), ("[]", "an empty array"), ("[1]", "an array"),
      ("{}", "an empty object"), ("{\"a\":1}", "an object"),
    ])
  func summarises(_ text: String, _ summary: String) throws {
    #expect(try document(text).root.summary == summary)
  }

  @Test func cutsALongText() throws {
    let exact = String(repeating: "x", count: 60)
    #expect(try document("\"\(exact)\"").root.summary == "\"\(exact)\"")
    let summary = try document("\"\(exact)y\"").root.summary
    #expect(summary == "\"" + String(repeating: "x", count: 57) + "…\"")
  }

  @Test func staysSmall() {
    #expect(MemoryLayout<JSONValue>.stride <= 24)
  }
}
