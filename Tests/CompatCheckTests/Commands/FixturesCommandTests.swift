import CompatMatrix
import Testing

@testable import CompatCheck

@Suite struct FixturesCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func listsAllWithTheirTitles() throws {
    let run = ToolRun("fixtures")
    #expect(run.code == 0)
    #expect(run.output == ToolRun("fixtures list").output)
    let ids = try FixtureLibrary.bundled().fixtures.map(\.id)
    for id in ids { #expect(run.lines.contains { $0.hasPrefix("\(id) ") }) }
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func showsSomeAsTheyAreWritten() throws {
    let run = ToolRun("fixtures list tap-allow")
    #expect(run.code == 0)
    #expect(try fixture(run).id == "tap-allow")
    #expect(ToolRun("fixtures tap-allow").output == run.output)
  }

  private func fixture(_ run: ToolRun) throws -> Fixture {
    try FixtureReader.read(Array(run.output.utf8), file: "<output>")
  }

  @Test func listsAsJSON() throws {
    try folder.write(Samples.fixture("a"), to: "a.json")
    try folder.write(Samples.fixture("b"), to: "b.json")
    let run = ToolRun("fixtures --fixtures \(folder.path) --format json")
    #expect(try run.texts("id") == ["a", "b"])
  }

  @Test func suggestsTheNearest() {
    #expect(
      ToolRun("fixtures list tap-alow").reason
        == "compat-check: unknown fixture 'tap-alow'; did you mean 'tap-allow'?")
  }

  @Test func writesAFirstFixture() throws {
    let run = ToolRun("fixtures new my-bug --fixtures \(folder.path)")
    #expect(run.code == 0)
    #expect(run.output.contains("--fixture my-bug --no-baseline"))
    let file = folder.path(of: "my-bug.json")
    #expect(try FixtureLibrary.readFile(file).id == "my-bug")
    #expect(ToolRun("fmt --check \(file)").code == 0)
    #expect(ToolRun("validate \(file)").code == 0)
    #expect(ToolRun("--fixtures \(folder.path) -i none -p 18 --fail-on none").code == 0)
  }

  @Test func doesNotWriteOverAFileUnlessForced() throws {
    try folder.write("mine", to: "my-bug.json")
    let run = ToolRun("fixtures new my-bug --fixtures \(folder.path)")
    #expect(run.code == 2)
    #expect(run.reason.hasSuffix("my-bug.json: found a file already, expected none or --force"))
    #expect(try folder.text(of: "my-bug.json") == "mine")
    #expect(ToolRun("fixtures new my-bug --force --fixtures \(folder.path)").code == 0)
  }

  @Test(arguments: ["My Bug", "../outside", "Ü", "a/b"])
  func refuses(id: String) throws {
    let run = ToolRun(words: ["fixtures", "new", id, "--fixtures", folder.path])
    #expect(run.code == 2)
    #expect(run.reason.contains("expected an id of lower-case words"))
    #expect(try folder.names == [])
  }

  @Test func needsAFolder() {
    #expect(
      ToolRun("fixtures new a --fixtures /no/such").reason
        == "compat-check: /no/such: found no folder there, expected one for the fixture")
    #expect(ToolRun("fixtures new").code == 2)
  }
}
