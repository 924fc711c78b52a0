import NavigationModel
import Platforms
import PositionedJSON
import Rendering

/// `switches`: the questions about UIKit and their possible answers.
enum SwitchesCommand: Command {
  static let description = CommandDescription(
    name: "switches", abstract: "List the behaviour switches, or show some with every answer.",
    options: [CommonOptions.platformFile, CommonOptions.format] + CommonOptions.look,
    arguments: [
      ArgumentDescription(
        "switch", help: "Show this switch with its answers on every platform.", isRequired: false,
        isRepeatable: true)
    ],
    examples: [
      ExampleDescription("compat-check switches", "All switches, a line each."),
      ExampleDescription(
        "compat-check switches overlap.tap", "Its answers, and what each platform says."),
    ],
    exitCodes: ExitCodeDescription.listing)

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let config = try ConfigFile.find(from: context.currentFolder)
    let catalog = try MatrixInputs.catalog(arguments, config)
    let names = arguments.arguments("switch")
    let switches = try names.isEmpty ? BehaviourSwitch.all : names.map(find)
    if arguments.wantsJSON {
      try context.deliver(.array(switches.map { json($0, catalog) }))
      return .clean
    }
    let style = try context.style(arguments, config: config)
    if names.isEmpty {
      try context.output.write(
        ListTable.render(
          columns: ["switch", "question"], rows: switches.map { [$0.id, $0.question] },
          style: style))
      return .clean
    }
    for (place, behaviourSwitch) in switches.enumerated() {
      if place > 0 { try context.output.print() }
      try context.output.print(behaviourSwitch.id)
      try context.output.write(
        style.paragraph(behaviourSwitch.question, indentation: 2, hanging: 2))
      try context.output.print()
      try context.output.write(
        ListTable.render(
          columns: ["answer", "meaning"],
          rows: behaviourSwitch.answers.map { [$0.id, $0.meaning] }, style: style))
      try context.output.print()
      try context.output.write(
        ListTable.render(
          columns: ["platform", "answer", "certainty", "evidence"],
          rows: catalog.allColumns.map { column in
            let answer = column.platform.answer(to: behaviourSwitch)
            return [
              column.id, PlatformsCommand.words(answer, behaviourSwitch), answer.certainty.id,
              answer.evidence.joined(separator: " "),
            ]
          }, style: style))
    }
    return .clean
  }

  /// The switch with an id; throws with the nearest one as a suggestion.
  static func find(_ id: String) throws(CommandError) -> BehaviourSwitch {
    if let found = BehaviourSwitch.named(id) { return found }
    let hint =
      nearest(to: id, in: BehaviourSwitch.all.map(\.id))
      .map { "; did you mean '\($0)'?" } ?? ""
    throw CommandError("unknown switch '\(id)'\(hint)")
  }

  private static func json(_ behaviourSwitch: BehaviourSwitch, _ catalog: PlatformCatalog)
    -> JSONOutput
  {
    [
      "id": .string(behaviourSwitch.id), "question": .string(behaviourSwitch.question),
      "answers": .array(
        behaviourSwitch.answers.map { ["id": .string($0.id), "meaning": .string($0.meaning)] }),
      "platforms": .array(
        catalog.allColumns.map { column in
          let json = PlatformsCommand.json(
            column.platform.answer(to: behaviourSwitch), behaviourSwitch)
          return ["platform": .string(column.id), "answer": json]
        }),
    ]
  }
}

extension ExitCodeDescription {
  /// The codes of a command that only shows something.
  static let listing = [
    ExitCodeDescription(0, "What was asked for is shown."),
    ExitCodeDescription(2, "It is not; the reason is the last line on standard error."),
  ]
}
