import Foundation
import Testing

@testable import CompatCheck

/// What is not right ends with 2 and one clear line, whatever it is.
@Suite(.serialized) struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func validate(_ text: String) throws -> ToolProcess {
    try folder.write(text, to: "f.json")
    return try ToolProcess(["validate", "f.json"], in: folder.path)
  }

  private func expectOneLine(
    _ run: ToolProcess, _ start: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.code == 2, sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(run.errors.hasPrefix(start), "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.errors.count { $0 == "\n" } == 1, sourceLocation: sourceLocation)
    #expect(run.errors.utf8.count < 600, sourceLocation: sourceLocation)
  }

  @Test func missing() throws {
    let run = try ToolProcess(["validate", "none.json"], in: folder.path)
    expectOneLine(run, "none.json: found no such file, expected a file to read")
  }

  @Test func unreadable() throws {
    try folder.write("{}", to: "f.json")
    let path = folder.path(of: "f.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
    guard !FileManager.default.isReadableFile(atPath: path) else { return }
    let run = try ToolProcess(["validate", "f.json"], in: folder.path)
    expectOneLine(run, "f.json: cannot be read: ")
  }

  @Test(arguments: [
    "", " ", "{", "[1, 2", #"{"id": "x"#, #"{"id": "x","#, "{\"id\": tru", "nul", "\u{FEFF}{",
    "{}x",
    #"{"a": 01}"#, #"{"a": "\q"}"#, "{'a': 1}",
  ])
  func invalidOrTruncated(text: String) throws {
    expectOneLine(try validate(text), "f.json:1:")
  }

  @Test func notUTF8() throws {
    try Data([0x7B, 0x22, 0xFF, 0x22, 0x7D]).write(
      to: URL(fileURLWithPath: folder.path(of: "f.json")))
    expectOneLine(try ToolProcess(["validate", "f.json"], in: folder.path), "f.json:1:")
  }

  @Test func everyBeginningOfAFixture() throws {
    let text = Samples.fixture("f")
    for length in stride(from: 0, to: text.utf8.count - 2, by: 7) {
      let run = try ToolRun(words: ["validate", write(String(text.prefix(length)))])
      #expect(run.code == 2)
      #expect(run.errors.count { $0 == "\n" } == 1)
    }
  }

  private func write(_ text: String) throws -> String {
    try folder.write(text, to: "f.json")
    return folder.path(of: "f.json")
  }

  @Test func duplicateKeys() throws {
    expectOneLine(
      try validate("{\n  \"id\": \"f\",\n  \"id\": \"g\"\n}"), "f.json:3:3: $.id: ")
  }

  @Test func tenThousandLevelsDeep() throws {
    let deep = String(repeating: "[", count: 10_000)
    expectOneLine(try validate(deep), "f.json:1:")
    expectOneLine(
      try validate("{\"id\": \(deep)\(String(repeating: "]", count: 10_000))}"), "f.json:1:")
  }

  @Test func aHundredMegabytes() throws {
    let path = folder.path(of: "f.json")
    try folder.write("", to: "f.json")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let fixtures = try ToolProcess(["--fixtures", "."], in: folder.path)
    expectOneLine(fixtures, "compat-check: ./f.json: found more than ")
    let formatted = try ToolProcess(["fmt", "f.json"], in: folder.path)
    expectOneLine(formatted, "compat-check: f.json: found more than ")
  }

  @Test func controlCharactersAreEscapedEverywhere() throws {
    try folder.makeFolder("fixtures")
    try folder.write(
      Samples.fixture("evil", title: #"\u001b[31mred\u0007\u009b\nline\u202e"#),
      to: "fixtures/evil.json")
    let own = ["--fixtures", "fixtures", "-i", "answer-only", "-p", "12,13.0"]
    for words in [
      own, own + ["-v"], own + ["-f", "json"], own + ["--ascii", "-v"],
      ["fixtures", "--fixtures", "fixtures"],
      ["fixtures", "list", "evil", "--fixtures", "fixtures"],
      ["fixtures", "--fixtures", "fixtures", "-f", "json"],
      ["explain", "--fixture", "evil"] + own, ["explain", "--fixture", "evil", "-f", "json"] + own,
      ["--fixture", "\u{1B}[31m"], ["hazards", "\u{1B}[31m"], ["--\u{1B}[31m"],
      ["explain", "--fixture", "x", "-i", "none", "-p", "\u{1B}[31m"],
      ["validate", "\u{1B}[31m"], ["--fixtures", "\u{1B}[31m"], ["--output", "\u{1B}/x"] + own,
      ["--baseline", "\u{1B}[31m"] + own, ["--fail-on", "\u{1B}[31m"] + own,
    ] {
      let run = try ToolProcess(words, in: folder.path)
      for text in [run.output, run.errors] {
        let odd = text.unicodeScalars.filter {
          ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
        }
        #expect(odd.isEmpty, "\(words)")
      }
      #expect(!(run.output + run.errors).isEmpty, "\(words)")
    }
  }

  @Test func asciiOutputIsASCII() throws {
    try folder.makeFolder("fixtures")
    try folder.write(Samples.fixture("umlaut", title: "Zurück → 🙂"), to: "fixtures/umlaut.json")
    let own = ["--fixtures", "fixtures", "-i", "answer-only", "-p", "12", "--ascii"]
    for words in [
      own, own + ["-v"], ["fixtures", "--fixtures", "fixtures", "--ascii"],
      ["explain", "--fixture", "umlaut"] + own,
    ] {
      let run = try ToolProcess(words, in: folder.path)
      #expect(run.output.utf8.allSatisfy { $0 < 0x80 }, "\(words)")
      #expect(!run.output.isEmpty)
    }
  }

  @Test func aFolderWithOneBrokenFixtureLeavesNoVerdict() throws {
    try folder.write(Samples.fixture("good"), to: "good.json")
    try folder.write(Samples.fixture("bad").replacing("back", with: "bck"), to: "bad.json")
    let run = try ToolProcess(["--fixtures", ".", "-i", "none", "-p", "12"], in: folder.path)
    expectOneLine(
      run,
      #"compat-check: ./bad.json:6:22: $.events[0].tap: found "bck", expected "back"; did you mean "back"?"#
    )
  }
}
