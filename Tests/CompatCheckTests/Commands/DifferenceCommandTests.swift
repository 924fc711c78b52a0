import Testing

@testable import CompatCheck

@Suite struct DifferenceCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a report of one fixture under one interceptor on given platforms.
  private func report(_ name: String, _ guardWord: String, _ platforms: String = "12,18") throws
    -> String
  {
    let fixtures = try TemporaryFolder()
    try fixtures.write(
      Samples.fixture("mine").replacing("allow", with: guardWord), to: "mine.json")
    let path = folder.path(of: name)
    let run = ToolRun(
      "--fixtures \(fixtures.path) -i answer-only -p \(platforms) -f json -o \(path) --fail-on none"
    )
    #expect(run.code == 0, "\(run.errors)")
    return path
  }

  @Test func saysNothingBecameWorse() throws {
    let path = try report("a.json", "allow")
    let run = ToolRun("diff \(path) \(path)")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(!run.output.isEmpty)
  }

  @Test func saysWhatCame() throws {
    let run = ToolRun("diff \(try report("a.json", "veto")) \(try report("b.json", "allow"))")
    #expect(run.code == 1)
    #expect(run.reason == "compat-check: 1 cell has become worse")
    #expect(run.output.contains("regressed"))
    #expect(run.output.contains("DS"))
  }

  @Test func fixesAreNoReasonToFail() throws {
    let run = ToolRun("diff \(try report("a.json", "allow")) \(try report("b.json", "veto"))")
    #expect(run.code == 0)
    #expect(run.output.contains("fixed"))
  }

  @Test func missingCellsAre() throws {
    let run = ToolRun(
      "diff \(try report("a.json", "veto", "13.0,18")) \(try report("b.json", "veto", "18"))")
    #expect(run.code == 1)
    #expect(run.output.contains("missing"))
    let back = ToolRun("diff \(folder.path(of: "b.json")) \(folder.path(of: "a.json"))")
    #expect(back.code == 0)
  }

  @Test func writesJSON() throws {
    let run = ToolRun(
      "diff -f json \(try report("a.json", "veto")) \(try report("b.json", "allow"))")
    #expect(run.code == 1)
    _ = try run.json()
  }

  @Test func refusesWhatIsNoReport() throws {
    let path = try report("a.json", "veto")
    try folder.write("{}", to: "x.json")
    let run = ToolRun("diff \(path) \(folder.path(of: "x.json"))")
    #expect(run.code == 2)
    #expect(run.reason.contains("x.json:1:1: $: found an empty object"))
    #expect(ToolRun("diff \(path) /no/such").reason.contains("/no/such: found no such file"))
    #expect(ToolRun("diff \(path)").code == 2)
  }
}
