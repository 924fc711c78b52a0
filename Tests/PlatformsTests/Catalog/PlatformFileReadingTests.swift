import NavigationModel
import Testing

@testable import Platforms

@Suite("PlatformFile+Reading")
struct PlatformFileReadingTests {
  private let text = """
    {
      "formatVersion": 1,
      "id": "28-beta",
      "title": "iOS 28 beta",
      "os": "28",
      "sdk": "27.1",
      "mirrors": "27",
      "column": "28",
      "answers": {
        "tap.askCount": {"candidates": ["twice", "once"], "certainty": "unknown",
          "evidence": ["OQ-5"], "note": "seen once"},
        "menu.route": {"answer": "none", "certainty": "assumed"}
      }
    }
    """

  private func read(_ text: String) throws -> PlatformFile {
    try PlatformFile(reading: Sample.document(text))
  }

  @Test func readsEveryPart() throws {
    let file = try read(text)
    #expect(file.id == "28-beta")
    #expect(file.title == "iOS 28 beta")
    #expect(file.os == SystemVersion(28))
    #expect(file.sdk == SystemVersion(27, 1))
    #expect(file.mirrors == "27")
    #expect(file.column == "28")
    #expect(file.entries.map(\.behaviourSwitch.id) == ["tap.askCount", "menu.route"])
    #expect(
      file.entries.map(\.answer) == [
        PlatformAnswer(
          candidates: [1, 0], certainty: .unknown, evidence: ["OQ-5"], note: "seen once"),
        PlatformAnswer(candidates: [0], certainty: .assumed, evidence: []),
      ])
    #expect(file.entries.first?.location?.line == 10)
  }

  @Test(arguments: [
    ("\"formatVersion\": 1", "\"formatVersion\": 3", "found 3, expected the format version 1"),
    ("\"tap.askCount\"", "\"tap.askCuont\"", "did you mean \"tap.askCount\"?"),
    ("\"tap.askCount\"", "\"tap.askCuont\"", "found switch \"tap.askCuont\""),
    ("\"twice\"", "\"twise\"", "did you mean \"twice\"?"),
    ("\"none\"", "\"never\"", "expected one of \"none\", \"popToViewController\""),
    ("\"assumed\"", "\"asumed\"", "did you mean \"assumed\"?"),
    ("\"assumed\"", "\"unknown\"", "found certainty \"unknown\" with \"answer\""),
    ("\"unknown\"", "\"known\"", "found certainty \"known\" with \"candidates\""),
    ("\"answer\": \"none\", ", "", "with neither \"answer\" nor \"candidates\""),
    (
      "\"answer\": \"none\"", "\"answer\": \"none\", \"candidates\": []",
      "with both \"answer\" and \"candidates\""
    ),
    ("[\"twice\", \"once\"]", "[\"once\"]", "expected two or more different answers"),
    ("[\"twice\", \"once\"]", "[\"once\", \"once\"]", "expected two or more different answers"),
    ("\"28\",", "\"28.x\",", "expected a release such as"),
    ("\"27.1\"", "27.1", "expected a string"),
    ("\"28-beta\"", "\"28 beta\"", "expected letters, digits and"),
    ("\"28-beta\"", "\"all\"", "expected letters, digits and"),
    ("\"mirrors\"", "\"mirror\"", "did you mean \"mirrors\"?"),
    ("\"note\"", "\"notes\"", "did you mean \"note\"?"),
    ("\"title\"", "\"name\"", "expected the key \"title\""),
  ])
  func refuses(part: String, replacement: String, expected: String) {
    let changed = text.replacingOccurrences(of: part, with: replacement)
    #expect(changed != text)
    let message = Sample.error { try read(changed) }
    #expect(message.hasPrefix("p.json:"))
    #expect(message.contains(expected), "\(message)")
  }

  @Test func namesThePlaceOfAnUnknownSwitch() {
    let changed = text.replacingOccurrences(of: "\"menu.route\"", with: "\"menu.rout\"")
    #expect(Sample.error { try read(changed) }.hasPrefix("p.json:12:5: $.answers[\"menu.rout\"]"))
  }

  @Test func readsFromAPath() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "28.json")
    #expect(try PlatformFile(readingPath: path).id == "28-beta")
    let missing = folder.path + "/29.json"
    #expect(
      Sample.error { try PlatformFile(readingPath: missing) }
        == "\(missing): found no such file, expected a file to read")
  }
}
