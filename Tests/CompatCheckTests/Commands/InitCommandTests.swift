import Testing

@testable import CompatCheck

@Suite struct InitCommandTests {
  @Test func writesAConfigThatCanBeRead() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun("init", in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("compat-check.json is written"))
    let config = try ConfigFile(reading: folder.path(of: "compat-check.json"))
    #expect(config.platforms == "default")
    #expect(config.failOn == "new,stale,error")
    #expect(config.color == "auto")
    #expect(ToolRun(Samples.small, in: folder.path).code == 0)
  }

  @Test func doesNotWriteOverAFileUnlessForced() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "compat-check.json")
    let run = ToolRun("init", in: folder.path)
    #expect(run.code == 2)
    #expect(
      run.reason
        == "compat-check: compat-check.json: found a file already, expected none or --force")
    #expect(try folder.text(of: "compat-check.json") == "{}")
    #expect(ToolRun("init --force", in: folder.path).code == 0)
    #expect(try folder.text(of: "compat-check.json") != "{}")
  }
}
