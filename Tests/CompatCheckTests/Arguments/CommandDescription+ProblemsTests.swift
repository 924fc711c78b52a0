import CompatCheck
import Testing

@Suite struct CommandDescriptionProblemsTests {
  private func tool(
    options: [OptionDescription] = [], arguments: [ArgumentDescription] = [],
    exclusions: [ExclusionDescription] = [], subcommands: [CommandDescription] = []
  ) -> CommandDescription {
    CommandDescription(
      name: "tool", abstract: "A tool.", options: options, arguments: arguments,
      exclusions: exclusions, subcommands: subcommands)
  }

  @Test func aSoundDescriptionHasNone() {
    #expect(SampleTool.root.problems.isEmpty)
  }

  @Test func namesThatAreDeclaredTwice() {
    let flag = OptionDescription.flag("all", short: "a", help: "All.")
    let command = CommandDescription(name: "run", abstract: "Run.", options: [flag])
    #expect(
      tool(options: [flag], subcommands: [command, command]).problems == [
        "tool: command run is declared twice", "tool run: option --all is declared twice",
        "tool run: option -a is declared twice", "tool run: option --all is declared twice",
        "tool run: option -a is declared twice",
      ])
    #expect(
      tool(options: [.flag("help", help: "Help."), .flag("hot", short: "h", help: "Hot.")])
        .problems == [
          "tool: option --help is declared twice", "tool: option -h is declared twice",
        ])
  }

  @Test func optionsThatContradictThemselves() {
    let options = [
      OptionDescription("a", kind: .flag, defaultValue: "1", help: "A."),
      OptionDescription(
        "b", kind: .value(name: "n"), defaultValue: "1", isRequired: true, help: "B."),
      OptionDescription(
        "c", kind: .value(name: "n"), choices: ["x"], defaultValue: "1", help: "C."),
      .flag("d", help: ""),
    ]
    #expect(
      tool(options: options).problems == [
        "tool: flag --a has a default", "tool: required option --b has a default",
        "tool: the default of --c is no choice", "tool: option --d has no help",
      ])
  }

  @Test func exclusionsOfUnknownOptions() {
    #expect(
      tool(options: [.flag("a", help: "A.")], exclusions: [ExclusionDescription(["a", "b"])])
        .problems == ["tool: an exclusion names the unknown option --b"])
  }

  @Test func argumentsInAnImpossibleOrder() {
    let many = ArgumentDescription("many", help: "Many.", isRequired: false, isRepeatable: true)
    let one = ArgumentDescription("one", help: "One.")
    #expect(
      tool(arguments: [many, one, one]).problems == [
        "tool: argument <one> is declared twice",
        "tool: argument <one> follows a repeatable one",
        "tool: required argument <one> follows an optional one",
      ])
  }

  @Test func commandsThatAreBoth() {
    let command = CommandDescription(name: "run", abstract: "")
    #expect(
      tool(arguments: [ArgumentDescription("one", help: "One.")], subcommands: [command])
        .problems == [
          "tool: there are both subcommands and arguments", "tool run: there is no abstract",
        ])
  }

  @Test(arguments: [(78, 0), (79, 1)])
  func examplesThatDoNotFit(_ length: Int, _ problems: Int) {
    let example = ExampleDescription(String(repeating: "x", count: length), "An example.")
    let tool = CommandDescription(name: "tool", abstract: "A tool.", examples: [example])
    #expect(
      tool.problems
        == Array(
          repeating: "tool: the example 'xxxxxxxxxxxxxxxxxxxx…' is longer than a line",
          count: problems))
  }
}
