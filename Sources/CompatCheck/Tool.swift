import PositionedJSON

/// The command-line tool `compat-check`.
public enum Tool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  static let commands: [any Command.Type] = [
    MatrixCommand.self, ExplainCommand.self, ExploreCommand.self, MergeCommand.self,
    PlatformsCommand.self, SwitchesCommand.self,
    EvidenceCommand.self, InterceptorsCommand.self, HazardsCommand.self, ListFixtures.self,
    NewFixture.self, ValidateCommand.self, FormatCommand.self, WriteBaseline.self,
    CheckBaseline.self, PruneBaseline.self, DifferenceCommand.self, InitCommand.self,
  ]

  static let description = CommandDescription(
    name: "compat-check",
    abstract: "Tell which back-button interception code breaks on which iOS.",
    discussion: """
      Runs scenarios under interceptors on a deterministic model of UIKit's navigation, one \
      platform after the other, and prints the hazards. Without a subcommand it runs 'matrix'.
      """,
    subcommands: [
      MatrixCommand.description, ExplainCommand.description, ExploreCommand.description,
      MergeCommand.description, PlatformsCommand.description,
      SwitchesCommand.description, EvidenceCommand.description, InterceptorsCommand.description,
      HazardsCommand.description, FixturesCommand.description, ValidateCommand.description,
      FormatCommand.description, BaselineCommand.description, DifferenceCommand.description,
      InitCommand.description,
    ])

  /// Runs the tool with the words after its name and gives the exit code.
  public static func run(_ words: [String], in context: CommandContext) -> Int32 {
    let code = attempt(words, in: context)
    do throws(OutputStop) {
      try context.output.flush()
    } catch {
      if let message = error.message { try? context.errors.print("compat-check: \(message)") }
      return error.exitCode
    }
    return code
  }

  private static func attempt(_ words: [String], in context: CommandContext) -> Int32 {
    do {
      switch try CommandLineParser(root: description, version: version).parse(completed(words)) {
      case .help(let text), .version(let text):
        try context.output.write(text.hasSuffix("\n") ? text : text + "\n")
        return ExitCode.clean.rawValue
      case .run(let arguments):
        guard let command = commands.first(where: { path(of: $0) == arguments.command }) else {
          throw CommandError("no command '\(arguments.command.joined(separator: " "))'")
        }
        return try command.run(arguments, in: context).rawValue
      }
    } catch let stop as OutputStop {
      if let message = stop.message { try? context.errors.print("compat-check: \(message)") }
      return stop.exitCode
    } catch let error as OutputError where error.isClosedPipe {
      return ExitCode.noVerdict.rawValue
    } catch {
      try? context.output.flush()
      try? context.errors.print("compat-check: \(error)")
      return ExitCode.noVerdict.rawValue
    }
  }

  /// The words with the default commands filled in: `matrix`, and `list` behind `fixtures`.
  static func completed(_ words: [String]) -> [String] {
    guard let first = words.first else { return ["matrix"] }
    if first.hasPrefix("-"), !["-h", "--help", "--version"].contains(first) {
      return ["matrix"] + words
    }
    let inner = FixturesCommand.description.subcommands.map(\.name) + ["-h", "--help"]
    if first == FixturesCommand.description.name, !inner.contains(words.dropFirst().first ?? "") {
      return [first, "list"] + words.dropFirst()
    }
    return words
  }

  private static func path(of command: any Command.Type) -> [String] {
    for outer in description.subcommands {
      if outer == command.description { return [outer.name] }
      for inner in outer.subcommands where inner == command.description {
        return [outer.name, inner.name]
      }
    }
    return []
  }
}
