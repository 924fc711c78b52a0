import NavigationModel
import Platforms
import PositionedJSON
import Rendering

/// `platforms`: the releases and what each answers.
enum PlatformsCommand: Command {
  static let description = CommandDescription(
    name: "platforms", abstract: "List the platforms, or show some with every answer.",
    options: [CommonOptions.platformFile, CommonOptions.format] + CommonOptions.look,
    arguments: [
      ArgumentDescription(
        "platform",
        help: """
          Show this platform: every answer with certainty and evidence, and what changed from its \
          predecessor.
          """,
        isRequired: false, isRepeatable: true)
    ],
    examples: [
      ExampleDescription("compat-check platforms", "All releases, the columns they form."),
      ExampleDescription("compat-check platforms 13.4", "Every answer of iOS 13.4."),
    ],
    exitCodes: ExitCodeDescription.listing)

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let config = try ConfigFile.find(from: context.currentFolder)
    let catalog = try MatrixInputs.catalog(arguments, config)
    let names = arguments.arguments("platform")
    let chosen =
      names.isEmpty
      ? catalog.platforms
      : try PlatformSelection(parsing: names.joined(separator: ","), in: catalog)
        .choices.flatMap(\.covers)
    if arguments.wantsJSON {
      try context.deliver(.array(chosen.map { json($0, catalog) }))
      return .clean
    }
    let style = try context.style(arguments, config: config)
    guard !names.isEmpty else {
      try context.output.write(
        ListTable.render(
          columns: ["platform", "column", "known", "assumed", "unknown", "changed", "title"],
          rows: chosen.map { platform in
            let share = CertaintyShare(of: platform)
            return [
              platform.id, catalog.columnID(of: platform), String(share.known),
              String(share.assumed), String(share.unknown), String(platform.changes.count),
              platform.title,
            ]
          }, style: style))
      return .clean
    }
    for (place, platform) in chosen.enumerated() {
      if place > 0 { try context.output.print() }
      try show(platform, catalog, style, context)
    }
    return .clean
  }

  private static func show(
    _ platform: Platform, _ catalog: PlatformCatalog, _ style: TextStyle, _ context: CommandContext
  ) throws {
    func add(_ indentation: Int, _ text: String) throws {
      try context.output.write(
        style.paragraph(text, indentation: indentation, hanging: indentation + 2))
    }
    try add(
      0, "\(platform.id): \(platform.title), OS \(platform.osVersion), SDK \(platform.linkedSDK)")
    if let parent = platform.file.mirrors {
      let count = platform.changes.count
      try add(2, "mirrors \(parent) but for \(count) \(count == 1 ? "answer" : "answers")")
    }
    for change in platform.changes {
      let behaviourSwitch = change.behaviourSwitch
      try add(
        4,
        "\(behaviourSwitch.id): \(words(change.before, behaviourSwitch)), now "
          + words(change.after, behaviourSwitch))
    }
    try context.output.print()
    for behaviourSwitch in BehaviourSwitch.all {
      let answer = platform.answer(to: behaviourSwitch)
      try add(0, "\(behaviourSwitch.id) = \(words(answer, behaviourSwitch))")
      let evidence = answer.evidence.isEmpty ? "" : ": " + answer.evidence.joined(separator: " ")
      let origin = platform.origin(of: behaviourSwitch)
      let since = origin == platform.id ? "" : " since \(origin)"
      try add(4, answer.certainty.id + since + evidence)
      if let note = answer.note { try add(4, note) }
    }
  }

  /// An answer's candidates in words.
  static func words(_ answer: PlatformAnswer, _ behaviourSwitch: BehaviourSwitch) -> String {
    answer.candidates.map { behaviourSwitch.answers[Int($0)].id }.joined(separator: " or ")
  }

  /// An answer as JSON.
  static func json(_ answer: PlatformAnswer, _ behaviourSwitch: BehaviourSwitch) -> JSONOutput {
    .object(omittingNil: [
      "candidates": .array(
        answer.candidates.map { .string(behaviourSwitch.answers[Int($0)].id) }),
      "certainty": .string(answer.certainty.id),
      "evidence": .array(answer.evidence.map(JSONOutput.string)),
      "note": answer.note.map(JSONOutput.string),
    ])
  }

  private static func json(_ platform: Platform, _ catalog: PlatformCatalog) -> JSONOutput {
    .object(omittingNil: [
      "id": .string(platform.id), "title": .string(platform.title),
      "os": .string(platform.osVersion.description),
      "sdk": .string(platform.linkedSDK.description),
      "mirrors": platform.file.mirrors.map(JSONOutput.string),
      "column": .string(catalog.columnID(of: platform)),
      "changed": .array(platform.changes.map { .string($0.behaviourSwitch.id) }),
      "answers": .object(
        BehaviourSwitch.all.map { behaviourSwitch in
          JSONOutput.Member(
            behaviourSwitch.id, json(platform.answer(to: behaviourSwitch), behaviourSwitch))
        }),
    ])
  }
}
