import PositionedJSON
import Testing

@Suite struct JSONObjectCursorTests {
  private func object(_ text: String) throws -> JSONObjectCursor {
    try document(text).cursor.object()
  }

  @Test func readsKeysInAnyOrder() throws {
    var object = try object(#"{"tap": "back", "at": 54}"#)
    #expect(try object.required("at").integer() == 54)
    #expect(try object.optional("tap")?.string() == "back")
    #expect(object.optional("swipe") == nil)
    try object.rejectUnknownKeys()
  }

  @Test func nullIsAValue() throws {
    var object = try object(#"{"tap": null}"#)
    #expect(object.optional("tap")?.isNull == true)
  }

  @Test(
    arguments: [
      (#"{"id": "a"}"#, "found an object without \"stack\", expected the key \"stack\""),
      ("{}", "found an empty object, expected the key \"stack\""),
      (
        #"{"id": "a", "stak": []}"#,
        "found an object without \"stack\", expected the key \"stack\"; is the key \"stak\" a"
          + " misspelling of it?"
      ),
    ])
  func aMissingKeyIsAnErrorAtItsObject(_ text: String, _ message: String) throws {
    var object = try object(text)
    _ = object.optional("id")
    #expect(
      errorLine { _ = try object.required("stack") }
        == "input.json:1:1: $: " + message)
  }

  @Test func aKeyThatWasReadIsNoMisspelling() throws {
    var object = try object(#"{"stack": []}"#)
    _ = try object.required("stack")
    let line = errorLine { _ = try object.required("stacks") }
    #expect(!line.contains("misspelling"))
  }

  @Test func anUnknownKeyNamesTheNearestKnownOne() throws {
    var object = try document(#"[{"at": 1, "tpa": "back"}]"#).cursor.array()[0].object()
    for key in ["at", "tap", "settle"] { _ = object.optional(key) }
    #expect(
      errorLine { try object.rejectUnknownKeys() }
        == "input.json:1:12: $[0].tpa: found key \"tpa\", expected one of \"at\", \"tap\","
        + " \"settle\"; did you mean \"tap\"?")
  }

  @Test func aKeyThatIsThereAlreadyIsNotSuggested() throws {
    var object = try object(#"{"tap": 1, "tapp": 2}"#)
    _ = object.optional("tap")
    #expect(
      errorLine { try object.rejectUnknownKeys() }
        == "input.json:1:12: $.tapp: found key \"tapp\", expected \"tap\"")
  }

  @Test func theFirstUnknownKeyIsReported() throws {
    var object = try object(#"{"a": 1, "x": 2, "y": 3}"#)
    _ = object.optional("a")
    let line = errorLine { try object.rejectUnknownKeys() }
    #expect(line.contains("$.x: found key \"x\", expected \"a\""))
  }

  @Test func anObjectThatMayHoldNothing() throws {
    let object = try object(#"{"x": 2}"#)
    #expect(
      errorLine { try object.rejectUnknownKeys() }
        == "input.json:1:2: $.x: found key \"x\", expected an empty object")
  }

  @Test func furtherKeysCanBeAllowed() throws {
    var object = try object(#"{"a": 1, "note": 2}"#)
    _ = object.optional("a")
    #expect(
      errorLine { try object.rejectUnknownKeys() } != "no error")
    try object.rejectUnknownKeys(besides: ["note"])
  }

  @Test func readingAKeyTwiceDoesNotHideAnUnknownOne() throws {
    var object = try object(#"{"a": 1, "x": 2}"#)
    _ = object.optional("a")
    _ = object.optional("a")
    #expect(
      errorLine { try object.rejectUnknownKeys() } != "no error")
  }

  @Test(arguments: [64, 65, 66, 130])
  func anUnknownKeyBehindManyIsFound(_ count: Int) throws {
    let keys = (0..<count).map { "key\($0)" }
    let text = "{" + keys.map { "\"\($0)\": 1" }.joined(separator: ", ") + "}"
    var object = try object(text)
    for key in keys.dropLast() { _ = object.optional(key) }
    #expect(errorLine { try object.rejectUnknownKeys() }.contains("found key \"key\(count - 1)\""))
    _ = object.optional(keys[count - 1])
    try object.rejectUnknownKeys()
  }

  @Test func membersCanBeWalked() throws {
    let object = try object(#"{">=26": 1, "9": 2}"#)
    #expect(object.members.map(\.key) == [">=26", "9"])
    #expect(try object.members.map { try object.cursor(at: $0).integer() } == [1, 2])
    #expect(
      object.fail(at: object.members[1], found: "release \"9\"", expected: "a range").description
        == "input.json:1:13: $[\"9\"]: found release \"9\", expected a range")
  }
}
