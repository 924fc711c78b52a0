import CompatMatrix
import Exploration
import Hazards
import NavigationModel
import Platforms
import PositionedJSON
import Rendering

/// `explore`: every order of events, and the shortest one for each hazard.
enum ExploreCommand: Command {
  static let description = CommandDescription(
    name: "explore",
    abstract: "Try every order of events and print the shortest that shows each hazard.",
    discussion: """
      Breadth first over all orders of what a person and the app do, main-queue blocks, timers, \
      layout passes and ends of transitions, from every stack and with every assignment of guards. \
      Only events of a person or the app count for the length. The last lines say what was covered.

      Fixtures find what somebody thought of; this finds the rest within its bounds. \
      docs/exploration.md explains the bounds and how to divide a deep search among machines.
      """,
    options: [
      OptionDescription(
        "interceptor", short: "i", kind: .values(name: "id"), isRequired: true,
        help: "Explore this interceptor."),
      OptionDescription(
        "platform", short: "p", kind: .values(name: "list"),
        help: "Explore on these platforms only, chosen as for 'matrix'."),
      CommonOptions.platformFile,
    ] + ExploreOptions.bounds + [
      OptionDescription(
        "save", kind: .value(name: "dir"),
        help: "Write each charged hazard's counterexample as a fixture into this folder."),
      CommonOptions.format,
      OptionDescription(
        "output", short: "o", kind: .value(name: "file"),
        help: "Write the report to this file instead of standard output."),
    ] + CommonOptions.look,
    examples: [
      ExampleDescription(
        "compat-check explore -i count-guard-return-answer -p 13.0",
        "The shortest ways to break one interceptor on one release."),
      ExampleDescription(
        "compat-check explore -i interception-controller -p 18 -n 5 -j 8 --memory 8G",
        "A deeper search."),
      ExampleDescription(
        "compat-check explore -i answer-only -p 12 --events 2 --save Found",
        "Keep the counterexamples as fixtures."),
    ],
    exitCodes: [
      ExitCodeDescription(0, "Nothing was found that is charged to an interceptor."),
      ExitCodeDescription(1, "Hazards were found."),
      ExitCodeDescription(2, "The search could not start; the reason is the last line."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let inputs = try ExplorationInputs(arguments, in: context)
    let style = try context.style(arguments, config: inputs.config)
    let report = try explore(inputs, in: context)
    if arguments.wantsJSON {
      try context.deliver(JSONText.canonical(report.json), to: arguments.outputPath)
    } else {
      let timelines = CounterexampleTimelines(report, inputs)
      try context.deliver(
        ExplorationTable.render(report, style: style) + timelines.render(style),
        to: arguments.outputPath)
    }
    if let folder = arguments.value("save") {
      let saved = try CounterexampleFolder(folder).save(report)
      if !arguments.wantsJSON { try context.output.write(saved.text(style)) }
    }
    return try conclude(report, in: context)
  }

  /// Says why the exit code is what it is.
  static func conclude(
    _ report: ExplorationReport, in context: CommandContext
  ) throws -> ExitCode {
    guard report.hasFindings else { return .clean }
    let count = report.columns.reduce(0) { $0 + $1.charged.count }
    let breaking = report.columns.count { !$0.charged.isEmpty }
    try context.warn(
      "found \(count) hazard \(count == 1 ? "signature" : "signatures") in \(breaking) of "
        + "\(report.columns.count) \(report.columns.count == 1 ? "search" : "searches")")
    return .findings
  }

  private static func explore(
    _ inputs: ExplorationInputs, in context: CommandContext
  ) throws -> ExplorationReport {
    SystemCalls.watchInterrupt()
    var columns: [ExplorationColumn] = []
    for interceptor in inputs.interceptors {
      for choice in inputs.platforms.choices {
        let line = ProgressLine("\(interceptor.id) on \(choice.label)", in: context)
        let explorer = Explorer(
          interceptor, on: NamedPlatform(id: choice.label, platform: choice.platform),
          platformTitle: choice.title, options: inputs.options)
        let column = explorer.explore(memory: inputs.memory, jobs: inputs.jobs) { progress in
          line.show(progress)
          return !SystemCalls.wasInterrupted()
        }
        line.clear()
        guard let column else {
          throw CommandError(
            "the system does not give \(inputs.memory) bytes for '--memory'; try less")
        }
        columns.append(column)
      }
    }
    return ExplorationReport(
      options: inputs.options, digest: inputs.catalog.digest, columns: columns)
  }
}
