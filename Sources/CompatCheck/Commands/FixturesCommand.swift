import CompatMatrix
import PositionedJSON
import Rendering

/// `fixtures`: the scenarios that are run, and a first one to edit.
enum FixturesCommand {
  static let description = CommandDescription(
    name: "fixtures", abstract: "List the fixtures, or write a first one to edit.",
    discussion: "'compat-check fixtures' alone is 'compat-check fixtures list'.",
    subcommands: [ListFixtures.description, NewFixture.description])
}

/// `fixtures list`: the scenarios that are run.
enum ListFixtures: Command {
  static let description = CommandDescription(
    name: "list", abstract: "List the fixtures, or show some as they are written.",
    options: [CommonOptions.fixtures, CommonOptions.format] + CommonOptions.look,
    arguments: [
      ArgumentDescription(
        "fixture", help: "Show this fixture.", isRequired: false, isRepeatable: true)
    ],
    examples: [
      ExampleDescription("compat-check fixtures", "All fixtures, a line each."),
      ExampleDescription("compat-check fixtures list tap-allow", "One fixture as it is written."),
    ],
    exitCodes: ExitCodeDescription.listing)

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let config = try ConfigFile.find(from: context.currentFolder)
    let library = try MatrixInputs.library(arguments, config)
    let names = arguments.arguments("fixture")
    let chosen = try MatrixInputs.pick(names, "fixture", library.fixtures, id: \.id)
    if arguments.wantsJSON {
      try context.deliver(
        .array(
          try chosen.map { fixture in
            JSONOutput(
              try JSONDocument(reading: InputFile.read(fixture.file), file: fixture.file).root)
          }))
    } else if names.isEmpty {
      try context.output.write(
        ListTable.render(
          columns: ["fixture", "what happens"], rows: chosen.map { [$0.id, $0.title] },
          style: try context.style(arguments, config: config)))
    } else {
      for fixture in chosen {
        try context.output.write(
          FixtureText.canonical(InputFile.read(fixture.file), file: fixture.file))
      }
    }
    return .clean
  }
}

/// `fixtures new`: a first fixture to edit.
enum NewFixture: Command {
  static let description = CommandDescription(
    name: "new", abstract: "Write a first fixture to edit.",
    options: [
      OptionDescription(
        "fixtures", kind: .value(name: "dir"),
        help: "Write into this folder instead of the current one."),
      .flag("force", help: "Write over a file that is there already."),
    ] + CommonOptions.look,
    arguments: [ArgumentDescription("id", help: "The fixture's id, which names its file.")],
    examples: [
      ExampleDescription(
        "compat-check fixtures new my-bug --fixtures MyFixtures", "Writes MyFixtures/my-bug.json.")
    ],
    exitCodes: [
      ExitCodeDescription(0, "The file is written."),
      ExitCodeDescription(2, "It is not; the reason is the last line on standard error."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let id = arguments.argument("id") ?? ""
    let config = try ConfigFile.find(from: context.currentFolder)
    let folder = arguments.value("fixtures") ?? config.fixtures ?? "."
    guard FileProbe.isFolder(folder) else {
      throw CommandError("\(folder): found no folder there, expected one for the fixture")
    }
    let path = "\(folder)/\(id).json"
    let text = try FixtureText.canonical(Array(template(id).utf8), file: "<id>")
    guard !FileProbe.isFile(path) || arguments.flag("force") else {
      throw CommandError("\(path): found a file already, expected none or --force")
    }
    try OutputFile.write(text, to: path)
    try context.output.print("\(sanitized(path)) is written; try it with")
    try context.output.print(
      "  compat-check --fixtures \(sanitized(folder)) --fixture \(id) --no-baseline")
    return .clean
  }

  private static func template(_ id: String) -> String {
    """
    {
      "id": \(JSONText.literal(id)),
      "title": "A second tap on back while the first one still animates",
      "stack": ["A", {"id": "B", "guard": "allow"}, {"id": "C", "guard": "allow"}],
      "events": [
        {"at": 0, "tap": "back"},
        {"at": 100, "tap": "back"},
        {"settle": true}
      ]
    }

    """
  }
}
