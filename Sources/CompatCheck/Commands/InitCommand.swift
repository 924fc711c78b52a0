import CompatMatrix
import PositionedJSON

/// `init`: writes a config file.
enum InitCommand: Command {
  static let description = CommandDescription(
    name: "init", abstract: "Write a compat-check.json with the usual options to edit.",
    options: [.flag("force", help: "Write over a file that is there already.")]
      + CommonOptions.look,
    examples: [
      ExampleDescription("compat-check init", "Writes compat-check.json in the current folder.")
    ],
    exitCodes: [
      ExitCodeDescription(0, "The file is written."),
      ExitCodeDescription(2, "It is not; the reason is the last line on standard error."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let path = context.currentFolder + "/" + ConfigFile.name
    guard !FileProbe.isFile(path) || arguments.flag("force") else {
      throw CommandError("\(ConfigFile.name): found a file already, expected none or --force")
    }
    let config: JSONOutput = [
      "interceptors": [], "platforms": "default", "failOn": ["new", "stale", "error"],
      "color": "auto",
    ]
    try OutputFile.write(JSONText.canonical(config), to: path)
    try context.output.print("\(ConfigFile.name) is written; its keys are in docs/command-line.md")
    return .clean
  }
}
