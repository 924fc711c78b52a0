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
    let catalog = try MatrixInputs.catalog(arguments, ConfigFile())
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
    let style = try context.style(arguments)
    guard !names.isEmpty else {
      try context.output.write(
        ListTable.render(
          columns: ["platform", "title", "column", "known", "assumed", "unknown", "changes"],
          rows: chosen.map { platform in
            let share = CertaintyShare(of: platform)
            return [
              platform.id, platform.title, catalog.columnID(of: platform), String(share.known),
              String(share.assumed), String(share.unknown), String(platform.changes.count),
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
    let output = context.output
    try output.print(
      sanitized(
        "\(platform.id): \(platform.title), OS \(platform.osVersion), SDK \(platform.linkedSDK)"))
    if let parent = platform.file.mirrors {
      try output.print("  mirrors \(sanitized(parent)) but for \(platform.changes.count) answers")
      try output.print()
      let rows = platform.changes.map { change in
        [
          change.behaviourSwitch.id, words(change.before, change.behaviourSwitch),
          words(change.after, change.behaviourSwitch), change.after.certainty.id,
          change.after.evidence.joined(separator: " "),
        ]
      }
      if !rows.isEmpty {
        try output.write(
          ListTable.render(
            columns: ["changed", "before", "now", "certainty", "evidence"], rows: rows,
            style: style))
      }
    }
    try output.print()
    try output.write(
      ListTable.render(
        columns: ["switch", "answer", "certainty", "from", "evidence"],
        rows: BehaviourSwitch.all.map { behaviourSwitch in
          let answer = platform.answer(to: behaviourSwitch)
          let note = answer.note.map { " (\($0))" } ?? ""
          return [
            behaviourSwitch.id, words(answer, behaviourSwitch), answer.certainty.id,
            platform.origin(of: behaviourSwitch), answer.evidence.joined(separator: " ") + note,
          ]
        }, style: style))
  }

  /// An answer's candidates in words.
  static func words(_ answer: PlatformAnswer, _ behaviourSwitch: BehaviourSwitch) -> String {
    answer.candidates.map { behaviourSwitch.answers[Int($0)].id }.joined(separator: "/")
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
