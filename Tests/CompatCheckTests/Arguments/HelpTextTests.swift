import CompatCheck
import Testing

@Suite struct HelpTextTests {
  private func help(_ words: String...) throws -> String {
    try SampleTool.parser.help(for: words)
  }

  @Test func theTool() throws {
    #expect(
      try help() == """
        OVERVIEW: Check how back navigation is intercepted.

        USAGE: tool [<options>] <subcommand>

        OPTIONS:
          --color <when>          When to colour. (values: auto, always, never; default:
                                  auto)
          -h, --help              Show help information.
          --version               Show the version.

        SUBCOMMANDS:
          run                     Run fixtures against interceptors.
          baseline                Keep known findings.

          See 'tool help <subcommand>' for detailed help.

        """)
  }

  @Test func aCommand() throws {
    #expect(
      try help("run") == """
        OVERVIEW: Run fixtures against interceptors.

        Every fixture is run with every interceptor on every platform that is asked for,
        and each result is one cell of the report.

        Without options all platforms are run.

        USAGE: tool run [<options>] <interceptor> [<fixture> ...]

        ARGUMENTS:
          <interceptor>           The interceptor to run.
          <fixture>               Files or folders of fixtures.

        OPTIONS:
          -p, --platform <id>     A platform to run on, a release or a range of releases
                                  such as 11-13. (repeatable)
          -f, --format <format>   How the report is written. (values: table, json,
                                  junit; default: table)
          -o, --output <file>     Where to write.
          --limit <n>             How many cells are shown.
          -q, --quiet             Print the totals alone.
          -v, --verbose           Print every event.
          --a-flag-with-a-very-long-name
                                  A label that does not fit beside its help, which is
                                  long enough for two lines.
          --color <when>          When to colour. (values: auto, always, never; default:
                                  auto)
          -h, --help              Show help information.
          --version               Show the version.

        EXAMPLES:
          tool run swizzle Fixtures --platform 11-13
              Runs all fixtures against the swizzle on the releases from 11 to 13, and
              prints a table of what was found.
          tool run none
              Shows what is inherent.

        EXIT CODES:
          0   Nothing was found.
          1   There are findings.
          2   There is no verdict; the reason is the last line on standard error.

        """)
  }

  @Test func aCommandOfACommand() throws {
    #expect(
      try help("baseline", "write") == """
        OVERVIEW: Write all findings of a report.

        USAGE: tool baseline write --reason <text> [<options>] <report>

        ARGUMENTS:
          <report>                The report.

        OPTIONS:
          --reason <text>         Why they stay. (required)
          --file <path>           The baseline.
          --color <when>          When to colour. (values: auto, always, never; default:
                                  auto)
          -h, --help              Show help information.
          --version               Show the version.

        """)
  }

  @Test func noLineIsLongerThan80Columns() throws {
    for command in ["", "run", "baseline", "baseline write", "baseline prune"] {
      let words = command.split(separator: " ").map(String.init)
      let help = try SampleTool.parser.help(for: words)
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(command)")
      #expect(!help.contains(" \n"), "\(command)")
      #expect(help.hasSuffix("\n") && !help.hasSuffix("\n\n"), "\(command)")
    }
  }
}
