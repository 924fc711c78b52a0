import Platforms
import PositionedJSON
import Rendering

/// `evidence`: what the answers rest on.
enum EvidenceCommand: Command {
  static let description = CommandDescription(
    name: "evidence", abstract: "List the public evidence that the answers rest on.",
    options: [CommonOptions.format] + CommonOptions.look,
    arguments: [
      ArgumentDescription(
        "id", help: "Show this row with its strength and source.", isRequired: false,
        isRepeatable: true)
    ],
    examples: [ExampleDescription("compat-check evidence BT-13", "One row, whole.")],
    exitCodes: ExitCodeDescription.listing)

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let config = try ConfigFile.find(from: context.currentFolder)
    let index = try EvidenceIndex.bundled()
    let names = arguments.arguments("id")
    let rows = try MatrixInputs.pick(names, "evidence id", index.rows, id: \.id)
    if arguments.wantsJSON {
      try context.deliver(.array(rows.map(json)))
      return .clean
    }
    guard !names.isEmpty else {
      try context.output.write(
        ListTable.render(
          columns: ["id", "statement"], rows: rows.map { [$0.id, $0.statement] },
          style: try context.style(arguments, config: config)))
      return .clean
    }
    for (place, row) in rows.enumerated() {
      if place > 0 { try context.output.print() }
      try context.output.write(
        ListTable.render(
          columns: ["id", row.id],
          rows: [
            [row.kind == .question ? "question" : "fact", row.statement],
            ["releases", row.releasesText ?? "not said"],
            ["strength", row.strength.map(\.rawValue).joined(separator: ", ")],
            ["source", row.source],
          ], style: try context.style(arguments, config: config)))
    }
    return .clean
  }

  private static func json(_ row: EvidenceRow) -> JSONOutput {
    .object(omittingNil: [
      "id": .string(row.id), "kind": .string(row.kind.rawValue),
      "statement": .string(row.statement), "releases": row.releasesText.map(JSONOutput.string),
      "strength": .array(row.strength.map { .string($0.rawValue) }),
      "source": .string(row.source),
    ])
  }
}
