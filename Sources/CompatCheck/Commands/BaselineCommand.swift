import CompatMatrix
import Rendering

/// `baseline`: writes, checks and prunes the findings that the gate accepts.
enum BaselineCommand {
  static let description = CommandDescription(
    name: "baseline", abstract: "Write, check or prune the findings that are accepted.",
    subcommands: [
      WriteBaseline.description, CheckBaseline.description, PruneBaseline.description,
    ])
}

/// `baseline write`: accepts what the matrix finds now.
enum WriteBaseline: Command {
  static let description = CommandDescription(
    name: "write", abstract: "Accept everything that the matrix finds now.",
    discussion: """
      Entries outside what is run stay as they are, and entries that still hold keep their reason, \
      issue and date. Where CI is set this is refused, since a gate that rewrites its own baseline \
      guards nothing.
      """,
    options: CommonOptions.selection + [
      CommonOptions.writtenBaseline,
      .flag("force", help: "Write even where the environment variable CI is set."),
    ] + CommonOptions.look,
    examples: [
      ExampleDescription(
        "compat-check baseline write --baseline baselines", "One file for each interceptor."),
      ExampleDescription(
        "compat-check baseline write --fixtures MyFixtures --baseline accepted.json",
        "All entries in one file."),
    ],
    exitCodes: [
      ExitCodeDescription(0, "The baseline is written."),
      ExitCodeDescription(2, "It is not; the reason is the last line on standard error."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    if !context.environment["CI", default: ""].isEmpty, !arguments.flag("force") {
      throw CommandError("CI is set, so no baseline is written without --force")
    }
    let inputs = try MatrixInputs(arguments, in: context)
    let store = try Self.store(arguments, inputs)
    let report = inputs.run().renamingPlatforms(inputs.platforms.columnsByLabel)
    let broken = report.summary.count(of: .error)
    guard broken == 0 else {
      throw CommandError("\(broken) cells could not be judged, so nothing is written")
    }
    let old =
      FileProbe.isFile(store.path) || FileProbe.isFolder(store.path)
      ? try store.read(expecting: nil) : nil
    let fresh = Baseline(accepting: report, keeping: old)
    let kept = (old?.entries ?? []).filter { !inputs.selection.contains($0.key) }
    let baseline = Baseline(digest: inputs.digest, entries: fresh.entries + kept)
    let files = try store.write(baseline)
    try context.output.print(
      "\(baseline.entries.count) accepted findings in \(files.count) "
        + (files.count == 1 ? "file: " : "files under ") + sanitized(store.path))
    return .clean
  }

  /// Where to write: the place that is named, or `baselines` beside the fixtures.
  static func store(_ arguments: ParsedArguments, _ inputs: MatrixInputs) throws -> BaselineStore {
    if let path = arguments.value("baseline") ?? inputs.config.baseline {
      return BaselineStore(path: path)
    }
    guard arguments.value("fixtures") ?? inputs.config.fixtures != nil else {
      throw CommandError(
        "found no place for the baseline, expected --baseline, or --fixtures to write beside")
    }
    return BaselineStore(path: inputs.fixturesFolder + "/baselines")
  }
}

/// `baseline check`: the gate without the table.
enum CheckBaseline: Command {
  static let description = CommandDescription(
    name: "check", abstract: "Say what is new and what is stale, without the table.",
    options: CommonOptions.selection + CommonOptions.gate + CommonOptions.look,
    examples: [
      ExampleDescription("compat-check baseline check", "The bundled matrix against its baseline.")
    ],
    exclusions: CommonOptions.gateExclusions)

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let inputs = try MatrixInputs(arguments, in: context)
    let style = try context.style(arguments, config: inputs.config)
    let gate = try GateRun(inputs.run(), inputs, arguments)
    try context.output.write(
      GateText.render(
        gate.result, failing: gate.failures, pruneCommand: gate.command(arguments, inputs),
        hint: gate.hint(arguments, inputs),
        style: style))
    try gate.explainFailure(in: context)
    return gate.exitCode
  }
}

/// `baseline prune`: drops entries that no longer show.
enum PruneBaseline: Command {
  static let description = CommandDescription(
    name: "prune", abstract: "Drop accepted findings that no longer show.",
    options: CommonOptions.selection + [CommonOptions.writtenBaseline] + CommonOptions.look,
    examples: [
      ExampleDescription(
        "compat-check baseline prune --baseline baselines",
        "Nothing new is accepted; only stale entries go.")
    ],
    exitCodes: [
      ExitCodeDescription(0, "Stale entries are gone."),
      ExitCodeDescription(2, "Nothing is changed; the reason is the last line on standard error."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let inputs = try MatrixInputs(arguments, in: context)
    let store = try WriteBaseline.store(arguments, inputs)
    let old = try store.read(expecting: inputs.digest)
    let report = inputs.run().renamingPlatforms(inputs.platforms.columnsByLabel)
    let stale = Set(
      GateResult(report: report, baseline: old, selection: inputs.selection).stale.map(\.key))
    let kept = old.entries.filter { !stale.contains($0.key) }
    if !stale.isEmpty {
      _ = try store.write(Baseline(digest: inputs.digest, entries: kept))
    }
    try context.output.print(
      "\(stale.count) stale \(stale.count == 1 ? "entry" : "entries") dropped, \(kept.count) kept")
    return .clean
  }
}
