import Exploration
import PositionedJSON
import Rendering

/// `merge`: joins the reports of the parts of one exploration.
enum MergeCommand: Command {
  static let description = CommandDescription(
    name: "merge", abstract: "Join the reports of the parts of one exploration.",
    discussion: """
      Takes what 'explore --shard i/n --format json' wrote for every part of the same search and \
      prints one report. States and steps are sums: what two parts have both seen counts twice.
      """,
    options: [
      CommonOptions.format,
      OptionDescription(
        "output", short: "o", kind: .value(name: "file"),
        help: "Write the report to this file instead of standard output."),
    ] + CommonOptions.look,
    arguments: [
      ArgumentDescription("report", help: "The reports of all parts.", isRepeatable: true)
    ],
    examples: [
      ExampleDescription("compat-check merge part-1.json part-2.json", "Both halves of a search.")
    ],
    exitCodes: [
      ExitCodeDescription(0, "Nothing was found that is charged to an interceptor."),
      ExitCodeDescription(1, "Hazards were found."),
      ExitCodeDescription(2, "A report cannot be read, or a part is missing."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let config = try ConfigFile.find(from: context.currentFolder)
    let paths = arguments.arguments("report")
    let reports = try paths.map { path in
      try ExplorationReport(
        reading: InputFile.read(path, maximumBytes: 256 << 20), file: InputFile.name(for: path))
    }
    let report: ExplorationReport
    do throws(ExplorationReport.MergeError) {
      report = try ExplorationReport.merge(reports)
    } catch {
      let file = error.report.map { InputFile.name(for: paths[$0]) + ": " } ?? ""
      throw CommandError(file + error.description)
    }
    if arguments.wantsJSON {
      try context.deliver(JSONText.canonical(report.json), to: arguments.outputPath)
    } else {
      let style = try context.style(arguments, config: config)
      try context.deliver(
        ExplorationTable.render(report, style: style), to: arguments.outputPath)
    }
    return try ExploreCommand.conclude(report, in: context)
  }
}
