import PositionedJSON
import Testing

private enum Guard: String, CaseIterable {
  case allow, veto, confirm
}

@Suite struct JSONCursorTests {
  private func cursor(_ text: String) throws -> JSONCursor { try document(text).cursor }

  /// The message that a read of the text's only array element fails with.
  private func failure(
    _ text: String, _ read: (JSONCursor) throws -> Void
  ) throws -> String {
    let element = try cursor("[\(text)]").array()[0]
    return errorLine { try read(element) }
  }

  @Test func readsEachKind() throws {
    #expect(try cursor("\"a\"").string() == "a")
    #expect(try cursor("true").boolean())
    #expect(try cursor("12").integer() == 12)
    #expect(try cursor("12").number() == 12)
    #expect(try cursor("0.5").number() == 0.5)
    #expect(try cursor("[1, 2]").array().count == 2)
    #expect(try cursor("{\"a\": 1}").object().members.count == 1)
    #expect(try cursor("null").isNull)
    #expect(try !cursor("0").isNull)
  }

  @Test func otherKindsAreErrorsWithTheirPlace() throws {
    let place = "input.json:1:2: $[0]: "
    #expect(try failure("12") { _ = try $0.string() } == place + "found 12, expected a string")
    #expect(
      try failure("0") { _ = try $0.boolean() } == place + "found 0, expected true or false")
    #expect(
      try failure("\"1\"") { _ = try $0.integer() }
        == place + "found \"1\", expected a whole number")
    #expect(
      try failure("null") { _ = try $0.number() } == place + "found null, expected a number")
    #expect(
      try failure("{\"a\": 1}") { _ = try $0.array() }
        == place + "found an object, expected an array")
    #expect(
      try failure("[]") { _ = try $0.object() }
        == place + "found an empty array, expected an object")
  }

  @Test(arguments: [("0", 0), ("10", 10), ("2.0", 2), ("1e1", 10)])
  func readsWholeNumbersInRange(_ text: String, _ expected: Int) throws {
    #expect(try cursor(text).integer(in: 0...10) == expected)
  }

  @Test(
    arguments: [
      ("-1", 0...10, "found -1, expected a whole number from 0 to 10"),
      ("11", 0...10, "found 11, expected a whole number from 0 to 10"),
      ("0.5", 0...10, "found 0.5, expected a whole number from 0 to 10"),
      ("-1", 0...Int.max, "found -1, expected a whole number of at least 0"),
      ("5", Int.min...4, "found 5, expected a whole number of at most 4"),
      ("1e300", Int.min...Int.max, "found 1e+300, expected a whole number"),
    ])
  func refusesNumbersOutOfRange(
    _ text: String, _ range: ClosedRange<Int>, _ message: String
  ) throws {
    #expect(
      try failure(text) { _ = try $0.integer(in: range) } == "input.json:1:2: $[0]: " + message)
  }

  @Test func readsArraysElementByElement() throws {
    let names = try cursor("[\"A\", \"B\"]").array { element throws(InputError) in
      try element.string()
    }
    #expect(names == ["A", "B"])
    #expect(
      try failure("[\"A\", 2, 3]") { element in
        _ = try element.array { inner throws(InputError) in try inner.string() }
      } == "input.json:1:8: $[0][1]: found 2, expected a string")
  }

  @Test func arraysAreCollections() throws {
    let array = try cursor("[3, 1, 2]").array()
    #expect(try array.map { try $0.integer() } == [3, 1, 2])
    #expect(try array.last?.integer() == 2)
    #expect(try cursor("[]").array().isEmpty)
  }

  @Test func readsOneOfSomeWords() throws {
    #expect(try cursor("\"back\"").oneOf(["back", "menu"]) == "back")
    #expect(try cursor("\"veto\"").oneOf(Guard.self) == .veto)
  }

  @Test(
    arguments: [
      (
        "\"alow\"",
        "found \"alow\", expected one of \"allow\", \"veto\", \"confirm\";"
          + " did you mean \"allow\"?"
      ),
      ("\"deny\"", "found \"deny\", expected one of \"allow\", \"veto\", \"confirm\""),
      ("\"Veto\"", "expected one of \"allow\", \"veto\", \"confirm\"; did you mean \"veto\"?"),
      ("1", "found 1, expected one of \"allow\", \"veto\", \"confirm\""),
    ])
  func suggestsTheNearestWord(_ text: String, _ ending: String) throws {
    #expect(try failure(text) { _ = try $0.oneOf(Guard.self) }.hasSuffix(ending))
    let words = Guard.allCases.map(\.rawValue)
    #expect(try failure(text) { _ = try $0.oneOf(words) }.hasSuffix(ending))
  }

  @Test func aSingleWordNeedsNoList() throws {
    #expect(
      try failure("2") { _ = try $0.oneOf(["navcompat"]) }
        == "input.json:1:2: $[0]: found 2, expected \"navcompat\"")
  }

  @Test func readersFailAtTheirPlace() throws {
    let element = try cursor("[0, \"Z\"]").array()[1]
    #expect(
      element.fail(found: "screen \"Z\"", expected: "a screen of the stack").description
        == "input.json:1:5: $[1]: found screen \"Z\", expected a screen of the stack")
    #expect(
      element.fail(expected: "a screen", hint: "did you mean \"A\"?").description
        == "input.json:1:5: $[1]: found \"Z\", expected a screen; did you mean \"A\"?")
    #expect(
      element.fail("screen \"Z\" is gone").description
        == "input.json:1:5: $[1]: screen \"Z\" is gone")
  }
}
