import CompatMatrix
import PositionedJSON
import Rendering

/// `diff`: what has become different from one report to another.
enum DifferenceCommand: Command {
  static let description = CommandDescription(
    name: "diff", abstract: "Compare two reports that 'matrix --format json' wrote.",
    options: [CommonOptions.format] + CommonOptions.look,
    arguments: [
      ArgumentDescription("old", help: "The earlier report."),
      ArgumentDescription("new", help: "The later report."),
    ],
    examples: [
      ExampleDescription("compat-check diff before.json after.json", "What came and what went.")
    ],
    exitCodes: [
      ExitCodeDescription(0, "Nothing has become worse."),
      ExitCodeDescription(
        1, "Hazards have come, a new cell has hazards, or cells are missing."),
      ExitCodeDescription(2, "A report cannot be read."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let config = try ConfigFile.find(from: context.currentFolder)
    let old = try read(arguments.argument("old") ?? "")
    let new = try read(arguments.argument("new") ?? "")
    let difference = ReportDifference(old: old, new: new)
    if arguments.wantsJSON {
      try context.output.write(DifferenceTable.json(difference))
    } else {
      try context.output.write(
        DifferenceTable.render(difference, style: try context.style(arguments, config: config)))
    }
    let worse = difference.rows.count { row in
      switch row.change {
      case .regressed, .missing: true
      case .new: !row.came.isEmpty
      case .fixed, .changed, .same: false
      }
    }
    guard worse > 0 else { return .clean }
    try context.warn("\(worse) \(worse == 1 ? "cell has" : "cells have") become worse")
    return .findings
  }

  private static func read(_ path: String) throws -> MatrixReport {
    try MatrixReport(
      reading: InputFile.read(path, maximumBytes: 256 << 20), file: InputFile.name(for: path))
  }
}
