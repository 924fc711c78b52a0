import PositionedJSON
import Testing

@Suite struct JSONTextTests {
  private let fixture: JSONOutput = [
    "id": "double-tap-within-animation",
    "title": "Second tap on back 54 ms after the first",
    "source": ["OV-01"],
    "stack": ["A", "B", ["id": "C", "guard": "allow"]],
    "events": [["at": 0, "tap": "back"], ["at": 54, "tap": "back"], ["settle": true]],
    "expect": [">=26": ["stack": ["A"]]],
  ]

  @Test func putsOnOneLineWhatFits() {
    #expect(
      JSONText.canonical(fixture) == """
        {
          "id": "double-tap-within-animation",
          "title": "Second tap on back 54 ms after the first",
          "source": ["OV-01"],
          "stack": ["A", "B", {"id": "C", "guard": "allow"}],
          "events": [{"at": 0, "tap": "back"}, {"at": 54, "tap": "back"}, {"settle": true}],
          "expect": {">=26": {"stack": ["A"]}}
        }

        """)
  }

  @Test func breaksWhatDoesNotFit() {
    #expect(
      JSONText.canonical(["events": [["at": 0, "tap": "back"], ["at": 54]]], columns: 30) == """
        {
          "events": [
            {"at": 0, "tap": "back"},
            {"at": 54}
          ]
        }

        """)
  }

  @Test func theCommaCountsForTheLine() {
    let output: JSONOutput = [["aaaa"], ["bbbb"]]
    #expect(JSONText.canonical(output, columns: 11) == "[\n  [\"aaaa\"],\n  [\"bbbb\"]\n]\n")
    #expect(
      JSONText.canonical(output, columns: 10)
        == "[\n  [\n    \"aaaa\"\n  ],\n  [\"bbbb\"]\n]\n")
  }

  @Test func expandedLevelsTakeALineForEachChild() {
    let baseline: JSONOutput = ["version": 1, "entries": [["a": 1], ["b": 2]]]
    #expect(
      JSONText.canonical(baseline, expandedLevels: 2) == """
        {
          "version": 1,
          "entries": [
            {"a": 1},
            {"b": 2}
          ]
        }

        """)
    #expect(
      JSONText.canonical(baseline, expandedLevels: 0)
        == "{\"version\": 1, \"entries\": [{\"a\": 1}, {\"b\": 2}]}\n")
  }

  @Test(
    arguments: [
      (.null, "null"), (.boolean(false), "false"), (.integer(.min), "-9223372036854775808"),
      (.number(2), "2.0"), (.number(0.1), "0.1"), (.number(1e300), "1e+300"),
      (.number(.nan), "null"), (.number(-.infinity), "null"), (.array([]), "[]"),
      (.object([]), "{}"), ("x", "\"x\""),
    ] as [(JSONOutput, String)])
  func writesScalarsAndEmptyContainers(_ output: JSONOutput, _ text: String) {
    #expect(JSONText.compact(output) == text)
    #expect(JSONText.canonical(output) == text + "\n")
  }

  @Test func compactHasNoSpaces() {
    #expect(
      JSONText.compact(["a": [1, 2, ["b": nil]], "c": [:]])
        == #"{"a":[1,2,{"b":null}],"c":{}}"#)
  }

  @Test(
    arguments: [
      ("plain", #""plain""#), ("\"\\/", #""\"\\/""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
      ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001B\u007F\u009B""#), ("ä日🧭", #""ä日🧭""#),
      ("\u{2028}\u{202E}", #""\u2028\u202E""#), ("\r\n", #""\r\n""#),
    ])
  func escapesLiterals(_ text: String, _ literal: String) {
    #expect(JSONText.literal(text) == literal)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let output: JSONOutput = [
      "text": "a\"\\\n\u{1B}\u{2028}ä🧭", "numbers": [0, -1, .integer(.max), 1e-7, 1.5e300],
      "nested": [[], [:], [[["deep": [true, false, nil]]]]], "key \"x\"": "",
    ]
    let texts = [
      JSONText.compact(output), JSONText.canonical(output),
      JSONText.canonical(output, expandedLevels: 9), JSONText.canonical(output, columns: 1),
    ]
    for text in texts {
      #expect(JSONOutput(try document(text).root) == output)
    }
  }

  @Test func canonicalTextIsAFixedPoint() throws {
    let text = JSONText.canonical(fixture)
    #expect(JSONText.canonical(JSONOutput(try document(text).root)) == text)
  }
}
