import PositionedJSON
import Testing

@testable import CompatCheck

@Suite struct ToolTests {
  /// The words that lead to each command and subcommand.
  static let paths: [[String]] =
    [[]]
    + Tool.description.subcommands.flatMap { outer in
      [[outer.name]] + outer.subcommands.map { [outer.name, $0.name] }
    }

  @Test func isDescribedWithoutProblems() {
    #expect(Tool.description.problems.isEmpty)
  }

  @Test(arguments: paths)
  func helpsWithin80Columns(path: [String]) {
    let run = ToolRun(words: path + ["--help"])
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("OVERVIEW: "))
    #expect(run.lines.filter { $0.count > 80 } == [])
    #expect(ToolRun(words: ["help"] + path).output == run.output)
    #expect(ToolRun(words: path + ["-h"]).output == run.output)
  }

  @Test func everyCommandHasExamplesThatAreUnderstood() throws {
    let parser = CommandLineParser(root: Tool.description, version: Tool.version)
    for command in Tool.commands {
      #expect(!command.description.examples.isEmpty, "\(command.description.name)")
      for example in command.description.examples {
        let words = example.command.split(separator: " ").map(String.init)
        #expect(words.first == "compat-check")
        let plain = words.dropFirst().prefix { $0 != "<" }
        #expect(throws: Never.self) { try parser.parse(Tool.completed(Array(plain))) }
      }
    }
  }

  @Test func everyDescribedCommandIsRun() {
    let described = Tool.description.subcommands.flatMap { outer in
      outer.subcommands.isEmpty ? [outer.name] : outer.subcommands.map(\.name)
    }
    let run = Tool.commands.map { $0.description.name }
    #expect(described.sorted() == run.sorted())
  }

  @Test func showsItsVersion() {
    let run = ToolRun("--version")
    #expect(run.code == 0)
    #expect(run.output == Tool.version + "\n")
  }

  @Test(
    arguments: [
      ([], ["matrix"]),
      (["-q"], ["matrix", "-q"]),
      (["--fixture", "a"], ["matrix", "--fixture", "a"]),
      (["--help"], ["--help"]), (["-h"], ["-h"]), (["--version"], ["--version"]),
      (["fixtures"], ["fixtures", "list"]),
      (["fixtures", "tap-allow"], ["fixtures", "list", "tap-allow"]),
      (["fixtures", "new", "a"], ["fixtures", "new", "a"]),
      (["fixtures", "--help"], ["fixtures", "--help"]),
      (["platforms"], ["platforms"]),
    ] as [([String], [String])])
  func fillsInDefaultCommands(words: [String], completed: [String]) {
    #expect(Tool.completed(words) == completed)
  }

  @Test func refusesAnUnknownCommand() {
    let run = ToolRun("platfroms")
    #expect(run.code == 2)
    #expect(run.errors.contains("did you mean 'platforms'?"))
  }

  @Test func endsWith2AndAReasonWhereTheOutputIsFull() {
    let full = OutputStop.failed("<stdout>: No space left on device")
    let errors = MemorySink()
    let code = Tool.run(
      ["hazards"],
      in: CommandContext(
        environment: [:], currentFolder: "/",
        terminal: Terminal(environment: [:], isTerminal: false),
        output: Output(MemorySink(stoppingAfter: 0, with: full)),
        errors: Output(errors, flushesEachPrint: true)))
    #expect(code == 2)
    #expect(errors.text == "compat-check: <stdout>: No space left on device\n")
  }

  @Test func endsQuietlyWhereNobodyReads() {
    let errors = MemorySink()
    let code = Tool.run(
      ["hazards"],
      in: CommandContext(
        environment: [:], currentFolder: "/",
        terminal: Terminal(environment: [:], isTerminal: false),
        output: Output(MemorySink(stoppingAfter: 0, with: .closedPipe)),
        errors: Output(errors, flushesEachPrint: true)))
    #expect(code == 2)
    #expect(errors.text == "")
  }
}
