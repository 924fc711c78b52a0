import CompatCheck
import Testing

@Suite struct CommandLineParserTests {
  @Test func readsCommandAndArguments() throws {
    let arguments = try SampleTool.arguments("run swizzle a.json b.json")
    #expect(arguments.command == ["run"])
    #expect(arguments.argument("interceptor") == "swizzle")
    #expect(arguments.arguments("fixture") == ["a.json", "b.json"])
  }

  @Test func readsASubcommandOfACommand() throws {
    let arguments = try SampleTool.arguments("baseline write report --reason known")
    #expect(arguments.command == ["baseline", "write"])
    #expect(arguments.argument("report") == "report")
    #expect(arguments.value("reason") == "known")
  }

  @Test(
    arguments: [
      "run x --output a", "run x --output=a", "run x -o a", "run x -oa", "run x -o=a",
      "run --output a x", "run -qo a x", "run x -qoa", "run -qo=a x",
    ])
  func readsAValueInEachSpelling(_ line: String) throws {
    let arguments = try SampleTool.arguments(line)
    #expect(arguments.value("output") == "a")
    #expect(arguments.arguments("interceptor") == ["x"])
    #expect(arguments.flag("quiet") == line.contains("-q"))
  }

  @Test(
    arguments: [
      ("--output=", ""), ("--output=a=b", "a=b"), ("--output=--quiet", "--quiet"),
      ("--output -", "-"), ("--output -5", "-5"), ("--output=ä\u{1F9ED}", "ä\u{1F9ED}"),
      ("-o--", "--"),
    ])
  func readsUnusualValues(_ words: String, _ value: String) throws {
    let arguments = try SampleTool.arguments("run x " + words)
    #expect(arguments.value("output") == value)
    #expect(!arguments.flag("quiet"))
  }

  @Test func readsGroupedFlags() throws {
    let options = [
      OptionDescription.flag("all", short: "a", help: "All."),
      .flag("brief", short: "b", help: "Brief."), .flag("cold", short: "c", help: "Cold."),
    ]
    let tool = CommandDescription(name: "tool", abstract: "A tool.", options: options)
    let request = try CommandLineParser(root: tool, version: "1").parse(["-ac"])
    guard case .run(let arguments) = request else {
      Issue.record("\(request)")
      return
    }
    #expect(arguments.flag("all"))
    #expect(!arguments.flag("brief"))
    #expect(arguments.flag("cold"))
    #expect(arguments.command.isEmpty)
  }

  @Test func aRepeatableOptionKeepsItsValuesInOrder() throws {
    let arguments = try SampleTool.arguments("run x -p 13 --platform=11 -p12")
    #expect(arguments.values("platform") == ["13", "11", "12"])
  }

  @Test func aFlagMayBeRepeated() throws {
    #expect(try SampleTool.arguments("run x -q --quiet -qq").flag("quiet"))
  }

  @Test func afterTwoDashesEverythingIsAnArgument() throws {
    let arguments = try SampleTool.arguments("run -q -- x --output -h -- run")
    #expect(arguments.argument("interceptor") == "x")
    #expect(arguments.arguments("fixture") == ["--output", "-h", "--", "run"])
    #expect(arguments.value("output") == nil)
  }

  @Test func aSingleDashIsAnArgument() throws {
    #expect(try SampleTool.arguments("run x -").arguments("fixture") == ["-"])
  }

  @Test func optionsOfTheToolStandAnywhere() throws {
    for line in ["--color never run x", "run --color never x", "run x --color=never"] {
      #expect(try SampleTool.arguments(line).value("color") == "never", "\(line)")
    }
    #expect(try SampleTool.arguments("baseline --file a prune").value("file") == "a")
  }

  @Test(
    arguments: [
      (
        "run x --plattform 11",
        "unknown option '--plattform'; did you mean '--platform'? See 'tool help run'."
      ),
      ("run x --nothing-like-it", "unknown option '--nothing-like-it'. See 'tool help run'."),
      (
        "run x --plattform=11",
        "unknown option '--plattform'; did you mean '--platform'? See 'tool help run'."
      ),
      ("--quiet", "unknown option '--quiet'. See 'tool help'."),
      ("run x -z", "unknown option '-z'. See 'tool help run'."),
      ("run x -qz", "unknown option '-z' in '-qz'. See 'tool help run'."),
      ("run x -5", "unknown option '-5'. See 'tool help run'."),
      (
        "run x -platform 11",
        "unknown option '-platform'; did you mean '--platform'? See 'tool help run'."
      ),
      (
        "baseline write --raeson x r",
        "unknown option '--raeson'; did you mean '--reason'? See 'tool help baseline write'."
      ),
    ])
  func refusesUnknownOptions(_ line: String, _ error: String) {
    #expect(SampleTool.failure(line) == error)
  }

  @Test(
    arguments: [
      ("run x --output", "missing value <file> after '--output'. See 'tool help run'."),
      ("run x -o", "missing value <file> after '-o'. See 'tool help run'."),
      (
        "run x --output --quiet",
        "missing value <file> after '--output'; a value that starts with a dash is written"
          + " '--output=--quiet'. See 'tool help run'."
      ),
      (
        "run x -qo -v",
        "missing value <file> after '-o'; a value that starts with a dash is written"
          + " '--output=-v'. See 'tool help run'."
      ),
      (
        "run x --output --",
        "missing value <file> after '--output'; a value that starts with a dash is written"
          + " '--output=--'. See 'tool help run'."
      ),
      ("run x --quiet=yes", "option '--quiet' takes no value. See 'tool help run'."),
      ("run x -q=yes", "option '-q' takes no value. See 'tool help run'."),
      (
        "run x -o a --output=b",
        "option '--output' is given twice, with 'a' and 'b'. See 'tool help run'."
      ),
      (
        "run x --format jsn",
        "found 'jsn' for '--format', expected one of 'table', 'json', 'junit'; did you mean"
          + " 'json'? See 'tool help run'."
      ),
      (
        "run x --format yaml",
        "found 'yaml' for '--format', expected one of 'table', 'json', 'junit'."
          + " See 'tool help run'."
      ),
    ])
  func refusesValues(_ line: String, _ error: String) {
    #expect(SampleTool.failure(line) == error)
  }

  @Test(
    arguments: [
      ("run x -qv", "options '--quiet' and '--verbose' exclude each other. See 'tool help run'."),
      (
        "run x -v --quiet",
        "options '--quiet' and '--verbose' exclude each other. See 'tool help run'."
      ),
      (
        "run x --limit 3 -o a",
        "options '--output' and '--limit' exclude each other: a file holds all cells."
          + " See 'tool help run'."
      ),
    ])
  func refusesOptionsThatExcludeEachOther(_ line: String, _ error: String) {
    #expect(SampleTool.failure(line) == error)
  }

  @Test(
    arguments: [
      ("run", "missing argument <interceptor>. See 'tool help run'."),
      (
        "baseline write --reason x",
        "missing argument <report>. See 'tool help baseline write'."
      ),
      ("baseline write r", "missing option '--reason <text>'. See 'tool help baseline write'."),
      (
        "baseline write --reason x r s",
        "unexpected argument 's'. See 'tool help baseline write'."
      ),
      ("baseline prune now", "unexpected argument 'now'. See 'tool help baseline prune'."),
      ("", "missing command after 'tool', expected one of 'run', 'baseline'. See 'tool help'."),
      (
        "baseline",
        "missing command after 'tool baseline', expected one of 'write', 'prune'."
          + " See 'tool help baseline'."
      ),
      ("rnu x", "unknown command 'rnu'; did you mean 'run'? See 'tool help'."),
      ("explode", "unknown command 'explode'. See 'tool help'."),
      (
        "baseline wirte", "unknown command 'wirte'; did you mean 'write'? See 'tool help baseline'."
      ),
      ("help rnu", "unknown command 'rnu'; did you mean 'run'? See 'tool help'."),
      ("help run now", "'tool run' has no command 'now'. See 'tool help run'."),
    ])
  func refusesMissingAndUnexpectedWords(_ line: String, _ error: String) {
    #expect(SampleTool.failure(line) == error)
  }

  @Test func errorsAreOneLineWhateverWasTyped() {
    #expect(
      SampleTool.failure("run x --\u{1B}[2J\n")
        == "unknown option '--\\u{1b}[2J\\u{a}'. See 'tool help run'.")
  }

  @Test(
    arguments: [
      ("--help", ""), ("-h", ""), ("help", ""), ("run --help", "run"), ("run -h", "run"),
      ("help run", "run"), ("run x -qh", "run"), ("run x --wrong --help", "run"),
      ("run x -o -h", "run"), ("run -h --wrong", "run"), ("rnu --help", ""),
      ("baseline --help", "baseline"), ("help baseline prune", "baseline prune"),
      ("help baseline prune --help", "baseline prune"), ("baseline prune -h", "baseline prune"),
      ("run --version --help", "run"), ("--help run", "run"),
      ("-h baseline prune", "baseline prune"),
    ])
  func answersQuestionsForHelp(_ line: String, _ command: String) throws {
    let help = try SampleTool.parser.help(for: command.split(separator: " ").map(String.init))
    #expect(try SampleTool.parse(line) == .help(help))
  }

  @Test func anErrorBeforeTwoDashesIsNoQuestionForHelp() {
    #expect(SampleTool.failure("run x --wrong -- --help").hasPrefix("unknown option"))
  }

  @Test(arguments: ["--version", "run --version", "run x --version", "baseline --version"])
  func answersTheVersion(_ line: String) throws {
    #expect(try SampleTool.parse(line) == .version("1.2.3"))
  }
}
