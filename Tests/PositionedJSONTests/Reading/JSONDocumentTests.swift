import PositionedJSON
import Testing

@Suite struct JSONDocumentTests {
  @Test(
    arguments: [
      ("null", "null"), ("true", "true"), (" false ", "false"), ("0", "0"), ("-1", "-1"),
      ("\"a\"", "\"a\""), ("[]", "[]"), ("{}", "{}"), ("[ 1 , 2 ]", "[1,2]"),
      ("{ \"b\" : 1, \"a\" : [ { } ] }", "{\"b\":1,\"a\":[{}]}"),
      ("\r\n\t[\r\n\t1\r\n]\r\n", "[1]"), ("\u{FEFF}[1]", "[1]"),
      ("[[[1],2],[[]],{\"a\":{\"b\":[3]}}]", "[[[1],2],[[]],{\"a\":{\"b\":[3]}}]"),
    ])
  func reads(_ text: String, _ expected: String) throws {
    #expect(try rewritten(text) == expected)
  }

  @Test(
    arguments: [
      ("", "input.json:1:1: $: found an empty file, expected a JSON value"),
      (" \n ", "input.json:2:2: $: found an empty file, expected a JSON value"),
      ("\u{FEFF}", "input.json:1:1: $: found an empty file, expected a JSON value"),
      ("[1] 2", "input.json:1:5: $: found \"2\", expected the end of the file"),
      ("{}}", "input.json:1:3: $: found \"}\", expected the end of the file"),
      ("1 // one", "input.json:1:3: $: found a comment, expected the end of the file"),
      ("[/* none */]", "input.json:1:2: $[0]: found a comment, expected a value"),
      ("# none", "input.json:1:1: $: found \"#\", expected a value"),
      ("nil", "input.json:1:1: $: found \"nil\", expected a value"),
      ("nulls", "input.json:1:1: $: found \"nulls\", expected a value"),
      ("True", "input.json:1:1: $: found \"True\", expected a value"),
      ("'a'", "input.json:1:1: $: found \"'\", expected a value"),
      ("[NaN]", "input.json:1:2: $[0]: found \"NaN\", expected a value"),
      ("[ß]", "input.json:1:2: $[0]: found \"ß\", expected a value"),
      ("\u{0}", "input.json:1:1: $: found control character U+0000, expected a value"),
      ("\u{7F}", "input.json:1:1: $: found control character U+007F, expected a value"),
    ])
  func refuses(_ text: String, _ line: String) {
    #expect(readingError(of: text) == line)
  }

  @Test(
    arguments: [
      ("[", "1:2: $[0]: found the end of the file, expected a value"),
      (
        "[1",
        "1:3: $: found the end of the file, expected \",\" or \"]\" of the array that"
          + " starts in line 1"
      ),
      ("[1,", "1:4: $[1]: found the end of the file, expected a value"),
      ("{", "1:2: $: found the end of the file, expected a key in double quotes"),
      ("{\"a\"", "1:5: $.a: found the end of the file, expected \":\" after the key"),
      ("{\"a\":", "1:6: $.a: found the end of the file, expected a value"),
      (
        "\n{\"a\":1\n",
        "3:1: $: found the end of the file, expected \",\" or \"}\" of the object"
          + " that starts in line 2"
      ),
      ("{\"a\":1,", "1:8: $: found the end of the file, expected a key in double quotes"),
      ("{\"a\":[{\"b\":tru", "1:12: $.a[0].b: found \"tru\", expected a value"),
    ])
  func refusesTruncatedInput(_ text: String, _ line: String) {
    #expect(readingError(of: text) == "input.json:" + line)
  }

  @Test func everyTruncationOfADocumentIsRefused() {
    let text = Array(#"{"id": "ä\u00e4", "list": [1, -2.5e3, true, null, {"a": []}]}"#.utf8)
    for count in 0..<text.count {
      #expect(readingError(of: Array(text.prefix(count))) != "no error", "\(count) bytes")
    }
    #expect(readingError(of: text) == "no error")
  }

  @Test(
    arguments: [
      ("[1,]", "1:4: $: found a comma before \"]\", expected no comma after the last one"),
      ("{\"a\":1,}", "1:8: $: found a comma before \"}\", expected no comma after the last one"),
      ("[,1]", "1:2: $[0]: found \",\", expected a value"),
      ("[1,,2]", "1:4: $[1]: found \",\", expected a value"),
      ("{,}", "1:2: $: found \",\", expected a key in double quotes"),
      ("{a:1}", "1:2: $: found \"a\", expected a key in double quotes"),
      ("{\"a\" 1}", "1:6: $.a: found \"1\", expected \":\" after the key"),
      ("{\"a\":}", "1:6: $.a: found \"}\", expected a value"),
      (
        "[1 \"a\"]",
        "1:4: $: found a string, expected \",\" or \"]\" of the array that starts in line 1"
      ),
      (
        "[1}", "1:3: $: found \"}\", expected \",\" or \"]\" of the array that starts in line 1"
      ),
    ])
  func refusesMisplacedPunctuation(_ text: String, _ line: String) {
    #expect(readingError(of: text) == "input.json:" + line)
  }

  @Test func aDuplicateKeyNamesBothLines() {
    let text = """
      {"stack": ["A"],
       "list": [{"id": 1},
        {"id": 2,
         "tap": "back",
         "id": 3}]}
      """
    #expect(
      readingError(of: text)
        == "input.json:5:4: $.list[1].id: found the key \"id\" in line 3 and again in line 5,"
        + " expected it once")
  }

  @Test func aKeyWrittenWithEscapesIsTheSameKey() {
    #expect(readingError(of: #"{"a": 1, "\u0061": 2}"#).contains("found the key \"a\""))
  }

  @Test func equalKeysInDifferentObjectsAreFine() {
    #expect(readingError(of: #"{"a": {"a": 1}, "b": {"a": 2}}"#) == "no error")
  }

  @Test(arguments: [0, 1, 14, 15, 16, 17, 40, 99])
  func findsADuplicateAmongManyKeys(_ repeated: Int) {
    let members = (0..<100).map { "\"key\($0)\": \($0)" } + ["\"key\(repeated)\": 0"]
    let text = "{" + members.joined(separator: ",\n") + "}"
    let error = readingError(of: text)
    #expect(
      error.hasSuffix(
        "found the key \"key\(repeated)\" in line \(repeated + 1) and again in line 101,"
          + " expected it once"))
  }

  @Test func refusesUTF16() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B]] {
      #expect(
        readingError(of: bytes) == "input.json:1:1: $: found UTF-16, expected UTF-8")
    }
  }

  @Test func locatesValuesAndKeys() throws {
    let document = try document("{\n  \"ä\": 1, \"list\": [\n    {\"tap\": \"back\"}]}")
    var object = try document.cursor.object()
    let list = try object.required("list")
    #expect(list.location.description == "input.json:2:19: $.list")
    #expect(list.value.offset == 21)
    var event = try list.array()[0].object()
    #expect(event.cursor.location.description == "input.json:3:5: $.list[0]")
    let tap = try event.required("tap")
    #expect(document.location(of: tap.value).description == "input.json:3:13: $.list[0].tap")
    #expect(
      document.location(of: event.members[0]).description == "input.json:3:6: $.list[0].tap")
    #expect(event.members[0].keyOffset == 28)
    #expect(document.file == "input.json")
  }
}
