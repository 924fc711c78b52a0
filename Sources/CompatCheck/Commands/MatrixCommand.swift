import CompatMatrix
import Rendering

/// `matrix`: runs fixtures × interceptors × platforms and holds the result against the baseline.
enum MatrixCommand: Command {
  static let description = CommandDescription(
    name: "matrix",
    abstract: "Run fixtures under interceptors on platforms and print what breaks where.",
    discussion: """
      This is the default: 'compat-check' alone is 'compat-check matrix'. Without options all \
      bundled fixtures and interceptors run on every default platform, and the findings that the \
      bundled baselines accept do not count.

      Options given here win over those of the nearest compat-check.json.
      """,
    options: CommonOptions.selection + CommonOptions.gate + [
      CommonOptions.format,
      OptionDescription(
        "output", short: "o", kind: .value(name: "file"),
        help: "Write the report to this file instead of standard output."),
      CommonOptions.quiet,
    ] + CommonOptions.look,
    examples: [
      ExampleDescription("compat-check", "Everything that is bundled, on every platform."),
      ExampleDescription(
        "compat-check --interceptor count-guard-return-answer --platform 12..14",
        "One interceptor on iOS 12, 13.0, 13.4 and 14."),
      ExampleDescription(
        "compat-check --fixtures MyFixtures --no-baseline --format json -o report.json",
        "Own fixtures, nothing accepted, the report as one JSON document."),
      ExampleDescription(
        "compat-check --fail-on new,stale,conditional",
        "Fail as well on findings that show under some answers only."),
    ],
    exclusions: CommonOptions.gateExclusions + [ExclusionDescription(["quiet", "verbose"])])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let inputs = try MatrixInputs(arguments, in: context)
    let style = try context.style(arguments, config: inputs.config)
    let report = inputs.run()
    let gate = try GateRun(report, inputs, arguments)
    let isQuiet = (arguments.flag("quiet") || inputs.config.quiet) && !arguments.flag("verbose")
    if arguments.wantsJSON {
      try context.deliver(JSONReport.render(report), to: arguments.outputPath)
    } else if !isQuiet || arguments.outputPath != nil {
      try context.deliver(
        MatrixTable.render(
          report, gate: gate.failures.isEmpty ? gate.result : nil, style: style),
        to: arguments.outputPath)
    }
    if !arguments.wantsJSON, !gate.failures.isEmpty {
      try context.output.write(
        GateText.render(
          gate.result, failing: gate.failures,
          pruneCommand: gate.command(arguments, inputs),
          hint: gate.hint(arguments, inputs), style: style))
    }
    try gate.explainFailure(in: context)
    return gate.exitCode
  }
}
