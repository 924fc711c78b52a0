import PositionedJSON
import Testing

@Suite struct InputErrorTests {
  private let location = SourceLocation(
    file: "a.json", line: 3, column: 7, path: "$.events[2].tap")

  @Test func saysPlaceFoundAndExpected() {
    let error = InputError(location: location, found: "12", expected: "a string")
    #expect(error.description == "a.json:3:7: $.events[2].tap: found 12, expected a string")
    #expect(error.message == "found 12, expected a string")
  }

  @Test func addsTheHintAfterASemicolon() {
    let error = InputError(
      location: nil, found: "\"tpa\"", expected: "\"tap\"", hint: "did you mean \"tap\"?")
    #expect(error.description == "found \"tpa\", expected \"tap\"; did you mean \"tap\"?")
  }

  @Test func keepsAMessageOfItsOwn() {
    let error = InputError(location: SourceLocation(file: "a.json"), message: "cannot be read")
    #expect(error.description == "a.json: cannot be read")
  }

  @Test func isOneLineWhateverWasFound() {
    let error = InputError(location: nil, found: "\"a\nb\u{1B}[2J\"", expected: "a name")
    #expect(error.description == #"found "a\u{a}b\u{1b}[2J", expected a name"#)
  }
}
