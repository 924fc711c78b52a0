import Testing

@testable import CompatCheck

@Suite struct FormatCommandTests {
  private let folder: TemporaryFolder
  private let path: String
  private let messy =
    #"{"title": "A tap", "id": "mine", "source": [], "stack": ["A", "B", {"guard": "allow", "id": "C"}], "events": [{"tap": "back"}]}"#

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "mine.json")
  }

  @Test func leavesAllFilesAloneIfOneIsWrong() throws {
    try folder.write("{\n\n" + Samples.fixture("one").dropFirst(), to: "one.json")
    try folder.write("{ broken", to: "two.json")
    let before = try folder.text(of: "one.json")
    #expect(ToolRun("fmt \(folder.path)/one.json \(folder.path)/two.json").code == 2)
    #expect(try folder.text(of: "one.json") == before)
    #expect(ToolRun("fmt \(folder.path)/one.json").code == 0)
    #expect(try folder.text(of: "one.json") != before)
  }

  @Test func writesTheCanonicalForm() throws {
    try folder.write(
      messy.replacing(#""guard": "allow", "id": "C""#, with: #""id": "C", "guard": "allow""#),
      to: "mine.json")
    let run = ToolRun("fmt \(path)")
    #expect(run.code == 0)
    #expect(run.output == "")
    #expect(try folder.text(of: "mine.json") == Samples.fixture("mine"))
    #expect(ToolRun("fmt --check \(path)").code == 0)
  }

  @Test func checksWithoutWriting() throws {
    try folder.write(messy, to: "mine.json")
    try folder.write(Samples.fixture("good"), to: "good.json")
    let run = ToolRun("fmt --check \(path) \(folder.path(of: "good.json"))")
    #expect(run.code == 1)
    #expect(run.output == "\(path)\n")
    #expect(run.reason == "compat-check: 1 file is not in canonical form")
    #expect(try folder.text(of: "mine.json") == messy)
  }

  @Test func leavesWhatIsNoFixture() throws {
    try folder.write("{}", to: "mine.json")
    let run = ToolRun("fmt \(path)")
    #expect(run.code == 2)
    #expect(run.reason.contains("expected the key \"id\""))
    #expect(try folder.text(of: "mine.json") == "{}")
  }
}
