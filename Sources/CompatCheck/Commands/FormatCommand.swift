import CompatMatrix
import PositionedJSON

/// `fmt`: writes fixtures in their canonical form.
enum FormatCommand: Command {
  static let description = CommandDescription(
    name: "fmt", abstract: "Write fixtures in their canonical form.",
    options: [
      .flag("check", help: "Write nothing; name the files that would change and exit with 1.")
    ] + CommonOptions.look,
    arguments: [
      ArgumentDescription(
        "file", help: "A fixture, or '-' for standard input to standard output.",
        isRepeatable: true)
    ],
    examples: [
      ExampleDescription("compat-check fmt MyFixtures/*.json", "All fixtures of a folder."),
      ExampleDescription("compat-check fmt --check MyFixtures/*.json", "The same, in CI."),
    ],
    exitCodes: [
      ExitCodeDescription(0, "All files are in canonical form."),
      ExitCodeDescription(1, "With --check: at least one is not."),
      ExitCodeDescription(2, "A file is no valid fixture; nothing of it is changed."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    // All files are read before the first is written, so that a wrong one leaves all alone.
    let files = try arguments.arguments("file").map { path in
      let bytes = try InputFile.read(path)
      let text = try FixtureText.canonical(bytes, file: InputFile.name(for: path))
      return (path: path, text: text, isCanonical: Array(text.utf8) == bytes)
    }
    var others = 0
    for file in files {
      if file.path == "-", !arguments.flag("check") {
        try context.output.write(file.text)
        continue
      }
      guard !file.isCanonical else { continue }
      others += 1
      if arguments.flag("check") {
        try context.output.print(sanitized(InputFile.name(for: file.path)))
      } else {
        try OutputFile.write(file.text, to: file.path)
      }
    }
    guard arguments.flag("check"), others > 0 else { return .clean }
    try context.warn("\(others) \(others == 1 ? "file is" : "files are") not in canonical form")
    return .findings
  }
}
