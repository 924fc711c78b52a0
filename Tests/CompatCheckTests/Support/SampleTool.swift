@testable import CompatCheck

/// A tool with everything that can be declared, for the tests of the parser and the help.
enum SampleTool {
  static let run = CommandDescription(
    name: "run", abstract: "Run fixtures against interceptors.",
    discussion: """
      Every fixture is run with every interceptor on every platform that is asked for, and each
      result is one cell of the report.

      Without options all platforms are run.
      """,
    options: [
      OptionDescription(
        "platform", short: "p", kind: .values(name: "id"),
        help: "A platform to run on, a release or a range of releases such as 11-13."),
      OptionDescription(
        "format", short: "f", kind: .value(name: "format"), choices: ["table", "json", "junit"],
        defaultValue: "table", help: "How the report is written."),
      OptionDescription("output", short: "o", kind: .value(name: "file"), help: "Where to write."),
      OptionDescription("limit", kind: .value(name: "n"), help: "How many cells are shown."),
      .flag("quiet", short: "q", help: "Print the totals alone."),
      .flag("verbose", short: "v", help: "Print every event."),
      .flag(
        "a-flag-with-a-very-long-name",
        help: "A label that does not fit beside its help, which is long enough for two lines."),
    ],
    arguments: [
      ArgumentDescription("interceptor", help: "The interceptor to run."),
      ArgumentDescription(
        "fixture", help: "Files or folders of fixtures.", isRequired: false, isRepeatable: true),
    ],
    examples: [
      ExampleDescription(
        "tool run swizzle Fixtures --platform 11-13",
        "Runs all fixtures against the swizzle on the releases from 11 to 13, and prints a table"
          + " of what was found."),
      ExampleDescription("tool run none", "Shows what is inherent."),
    ],
    exclusions: [
      ExclusionDescription(["quiet", "verbose"]),
      ExclusionDescription(["output", "limit"], reason: "a file holds all cells"),
    ])

  static let baseline = CommandDescription(
    name: "baseline", abstract: "Keep known findings.",
    options: [OptionDescription("file", kind: .value(name: "path"), help: "The baseline.")],
    subcommands: [
      CommandDescription(
        name: "write", abstract: "Write all findings of a report.",
        options: [
          OptionDescription(
            "reason", kind: .value(name: "text"), isRequired: true, help: "Why they stay.")
        ],
        arguments: [ArgumentDescription("report", help: "The report.")], exitCodes: []),
      CommandDescription(name: "prune", abstract: "Remove stale entries."),
    ])

  static let root = CommandDescription(
    name: "tool", abstract: "Check how back navigation is intercepted.",
    options: [
      OptionDescription(
        "color", kind: .value(name: "when"), choices: ["auto", "always", "never"],
        defaultValue: "auto", help: "When to colour.")
    ],
    subcommands: [run, baseline])

  static let parser = CommandLineParser(root: root, version: "1.2.3")

  /// What the words of a line are understood as.
  static func parse(_ line: String) throws -> CommandLineRequest {
    try parser.parse(line.split(separator: " ").map(String.init))
  }

  /// What the words of a line give to the command they call.
  static func arguments(_ line: String) throws -> ParsedArguments {
    guard case .run(let arguments) = try parse(line) else { throw NotRun() }
    return arguments
  }

  /// The line that understanding the words fails with, or `no error`.
  static func failure(_ line: String) -> String {
    do {
      _ = try parse(line)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  struct NotRun: Error {}
}
