import PositionedJSON
import Testing

@Suite struct JSONOutputTests {
  @Test func literalsMakeEachKind() {
    let output: JSONOutput = [
      "none": nil, "yes": true, "count": 3, "share": 0.5, "name": "A", "list": [1, "two"],
    ]
    #expect(
      output
        == .object([
          JSONOutput.Member("none", .null), JSONOutput.Member("yes", .boolean(true)),
          JSONOutput.Member("count", .integer(3)), JSONOutput.Member("share", .number(0.5)),
          JSONOutput.Member("name", .string("A")),
          JSONOutput.Member("list", .array([.integer(1), .string("two")])),
        ]))
  }

  @Test func membersWithoutValueAreLeftOut() {
    let missing: JSONOutput? = nil
    let output = JSONOutput.object(omittingNil: ["a": 1, "b": missing, "c": .null])
    #expect(JSONText.compact(output) == #"{"a":1,"c":null}"#)
  }

  @Test func copiesWhatWasRead() throws {
    let text = #"{"b":[null,true,-3,0.25,"x"],"a":{}}"#
    #expect(JSONText.compact(JSONOutput(try document(text).root)) == text)
  }
}
