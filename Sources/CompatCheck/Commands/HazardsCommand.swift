import Hazards
import PositionedJSON
import Rendering

/// `hazards`: what the matrix looks for.
enum HazardsCommand: Command {
  static let description = CommandDescription(
    name: "hazards", abstract: "List the hazards that the matrix looks for.",
    options: [CommonOptions.format] + CommonOptions.look,
    arguments: [
      ArgumentDescription(
        "code", help: "Show only the hazard with this code.", isRequired: false,
        isRepeatable: true)
    ],
    examples: [ExampleDescription("compat-check hazards 2P DS", "What these two codes mean.")],
    exitCodes: ExitCodeDescription.listing)

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let config = try ConfigFile.find(from: context.currentFolder)
    let chosen = try MatrixInputs.pick(
      arguments.arguments("code"), "hazard", HazardKind.allCases, id: \.code)
    if arguments.wantsJSON {
      try context.deliver(.array(chosen.map(json)))
      return .clean
    }
    try context.output.write(
      ListTable.render(
        columns: ["code", "hazard", "severity", "inherent", "rule"],
        rows: chosen.map { kind in
          [
            kind.code, kind.title, severity(kind), kind.canBeInherent ? "can be" : "never",
            abstract(kind),
          ]
        }, style: try context.style(arguments, config: config)))
    return .clean
  }

  private static func rule(_ kind: HazardKind) -> HazardRule? {
    HazardRule.all.first { $0.kind == kind }
  }

  private static func severity(_ kind: HazardKind) -> String {
    rule(kind)?.severity.word ?? HazardSeverity.serious.word
  }

  private static func abstract(_ kind: HazardKind) -> String {
    rule(kind)?.abstract ?? "What the fixture itself expects does not hold."
  }

  private static func json(_ kind: HazardKind) -> JSONOutput {
    [
      "code": .string(kind.code), "title": .string(kind.title),
      "severity": .string(severity(kind)), "canBeInherent": .boolean(kind.canBeInherent),
      "rule": .string(abstract(kind)),
    ]
  }
}
