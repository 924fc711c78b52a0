import Foundation
import Testing

@testable import CompatCheck

/// The built tool as people and CI run it.
@Suite(.serialized) struct ProcessTests {
  private let folder: TemporaryFolder
  private let small = Samples.small.split(separator: " ").map(String.init)

  init() throws { folder = try TemporaryFolder() }

  private func tool(_ words: [String], input: String? = nil) throws -> ToolProcess {
    try ToolProcess(words, in: folder.path, input: input)
  }

  @Test func ends0WhereNothingIsNew() throws {
    let run = try tool(small)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output == ToolRun(Samples.small).output)
  }

  @Test func ends1WithTheReasonLast() throws {
    let run = try tool(small + ["--no-baseline"])
    #expect(run.code == 1)
    #expect(run.reason == "compat-check: 2 new findings")
  }

  @Test func ends2WithTheReasonLast() throws {
    let run = try tool(["--fixture", "nothing-like-it"])
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors == "compat-check: unknown fixture 'nothing-like-it'\n")
  }

  @Test func putsTheReasonBehindTheTable() throws {
    let run = try ToolProcess(
      shell: "\"$TOOL\" \(Samples.small) --no-baseline 2>&1", in: folder.path)
    #expect(run.code == 1)
    #expect(run.output.hasSuffix("The gate fails: 2 new findings.\ncompat-check: 2 new findings\n"))
  }

  @Test func writesTheSameBytesEachTime() throws {
    let words = ["--fixture", "double-tap-both-allow", "-i", "answer-only", "-p", "12,13+sdk12"]
    let json = words + ["-f", "json", "--fail-on", "none"]
    let first = try tool(json)
    #expect(first.code == 0)
    #expect(!first.output.isEmpty)
    #expect(try tool(json).output == first.output)
    #expect(try tool(words + ["-v"]).output == (try tool(words + ["-v"])).output)
  }

  @Test func runsFromAnyFolder() throws {
    let deep = folder.path(of: "a/b")
    try folder.makeFolder("a/b")
    #expect(try ToolProcess(small, in: deep).output == (try tool(small)).output)
    #expect(try ToolProcess(small, in: "/").code == 0)
  }

  @Test func readsStandardInput() throws {
    let run = try tool(["validate", "-"], input: Samples.fixture("mine"))
    #expect(run.output == "<stdin>: fixture mine\n")
    let broken = try tool(["validate", "-"], input: "{\"id\": \"mine\"")
    #expect(broken.code == 2)
    #expect(broken.errors.hasPrefix("<stdin>:1:14: "))
    let formatted = try tool(
      ["fmt", "-"], input: Samples.fixture("mine").replacing("\n", with: " "))
    #expect(formatted.output == Samples.fixture("mine"))
    #expect(try tool(["fmt", "--check", "-"], input: "{}").code == 2)
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let run = try ToolProcess(
      shell: "\"$TOOL\" evidence --format json | head -c 1; exit 0", in: folder.path)
    #expect(run.output == "[")
    #expect(run.errors == "")
    let status = try ToolProcess(
      shell: "(\"$TOOL\" evidence; echo $? >&2) | true", in: folder.path)
    #expect(!status.errors.contains("compat-check"))
    #expect(["2\n", "0\n"].contains(status.errors))
  }

  @Test func aFullDiskIsAReason() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try ToolProcess(shell: "\"$TOOL\" hazards > /dev/full", in: folder.path)
    #expect(run.code == 2)
    #expect(run.reason.hasPrefix("compat-check: <stdout>"))
    let matrix = try ToolProcess(
      shell: "\"$TOOL\" \(Samples.small) > /dev/full", in: folder.path)
    #expect(matrix.code == 2)
    let report = try tool(small + ["--output", "/dev/full"])
    #expect(report.code == 2)
    #expect(report.reason.contains("/dev/full"))
  }

  @Test func aFolderThatCannotBeWrittenIsAReason() throws {
    try folder.write("here", to: "file")
    let below = try tool(small + ["-o", folder.path(of: "file/report.json")])
    #expect(below.code == 2)
    #expect(below.reason.contains("file/report.json"))
    let onFolder = try tool(small + ["-o", folder.path])
    #expect(onFolder.code == 2)
    #expect(try folder.names == ["file"])
    #expect(try folder.text(of: "file") == "here")
  }

  @Test func anOldReportStaysWhereNoNewOneComes() throws {
    try folder.write("old", to: "report.json")
    let run = try tool(["--fixture", "nope", "-o", "report.json"])
    #expect(run.code == 2)
    #expect(try folder.text(of: "report.json") == "old")
    #expect(try folder.names == ["report.json"])
    #expect(try tool(small + ["-f", "json", "-o", "report.json"]).code == 0)
    #expect(try folder.text(of: "report.json").hasPrefix("{\n"))
    #expect(try folder.names == ["report.json"])
  }

  @Test func aReadOnlyFolderIsAReason() throws {
    try folder.makeFolder("locked")
    let locked = folder.path(of: "locked")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
    }
    // Whoever may do everything can write there all the same.
    guard !FileManager.default.isWritableFile(atPath: locked) else { return }
    let run = try tool(small + ["-o", locked + "/report.json"])
    #expect(run.code == 2)
    #expect(run.reason.contains("locked/report.json"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: locked) == [])
  }

  @Test func coloursByEnvironmentAndOption() throws {
    func isColoured(_ environment: [String: String], _ more: [String] = []) throws -> Bool {
      try ToolProcess(small + more, in: folder.path, environment: environment).output
        .contains("\u{1B}[")
    }
    #expect(try !isColoured([:]))
    #expect(try isColoured([:], ["--color", "always"]))
    #expect(try isColoured(["CLICOLOR_FORCE": "1"]))
    #expect(try !isColoured(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try isColoured(["NO_COLOR": "1"], ["--color", "always"]))
    #expect(try !isColoured(["CLICOLOR_FORCE": "1"], ["--color", "never"]))
  }

  @Test func anEmptySelectionNeverEnds0() throws {
    try folder.makeFolder("empty")
    for words in [
      ["--fixtures", "empty"], ["--fixture", ""], ["--fixture", ","], ["--interceptor", ""],
      ["--platform", ""], ["--platform", ">=99"],
    ] {
      let run = try tool(words)
      #expect(run.code == 2, "\(words)")
      #expect(run.output == "", "\(words)")
      #expect(!run.reason.isEmpty, "\(words)")
    }
  }
}
