import Testing

@testable import CompatCheck

@Suite struct CommandPathTests {
  private func path(_ words: String...) throws -> CommandPath {
    var path = CommandPath(root: SampleTool.root)
    for word in words { path.enter(try path.subcommand(named: word)) }
    return path
  }

  @Test func theRootIsTheTool() throws {
    #expect(try path().text == "tool")
    #expect(try path().names.isEmpty)
    #expect(try path().command == SampleTool.root)
  }

  @Test func leadsToACommandOfACommand() throws {
    let path = try path("baseline", "write")
    #expect(path.text == "tool baseline write")
    #expect(path.names == ["baseline", "write"])
    #expect(path.command.name == "write")
  }

  @Test func ownOptionsComeBeforeInheritedOnes() throws {
    #expect(
      try path("baseline", "write").options.map(\.name)
        == ["reason", "file", "color", "help", "version"])
    #expect(try path().options.map(\.name) == ["color", "help", "version"])
  }

  @Test func findsOptionsByBothNames() throws {
    #expect(try path("run").option(named: "platform")?.short == "p")
    #expect(try path("run").option(short: "p")?.name == "platform")
    #expect(try path("run").option(short: "h") == .help)
    #expect(try path("baseline").option(named: "platform") == nil)
    #expect(try path("run").option(named: "file") == nil)
  }

  @Test func exclusionsAreThoseOfTheWholePath() throws {
    #expect(try path("run").exclusions == SampleTool.run.exclusions)
    #expect(try path("baseline").exclusions.isEmpty)
  }
}
