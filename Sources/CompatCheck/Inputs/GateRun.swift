import CompatMatrix
import Rendering

/// A report held against its baseline, with what that means for the exit code.
struct GateRun {
  let result: GateResult
  let failures: [GateFailure]
  let store: BaselineStore?

  init(_ report: MatrixReport, _ inputs: MatrixInputs, _ arguments: ParsedArguments) throws {
    store = BaselineStore.find(arguments, inputs)
    let counted = try Self.counted(arguments, inputs.config)
    let date = arguments.value("as-of")
    if let date, !Baseline.isDate(date) {
      throw arguments.error("found '\(date)' for '--as-of', expected a date as YYYY-MM-DD")
    }
    result = GateResult(
      report: report.renamingPlatforms(inputs.platforms.columnsByLabel),
      baseline: try store?.read(
        expecting: inputs.digest, leavingOut: inputs.interceptorsLeftOut),
      selection: inputs.selection, date: date)
    failures = result.failures(among: counted)
  }

  private static func counted(
    _ arguments: ParsedArguments, _ config: ConfigFile
  ) throws -> Set<GateFailure> {
    guard let list = arguments.value("fail-on") ?? config.failOn else {
      return GateFailure.standard
    }
    let words = splitList(list)
    guard !words.isEmpty else {
      throw arguments.error("found an empty list for '--fail-on', expected 'none' or a list")
    }
    if words == ["none"] { return [] }
    var counted: Set<GateFailure> = []
    for word in words {
      guard let failure = GateFailure(rawValue: word) else {
        let all = GateFailure.allCases.map(\.rawValue) + ["none"]
        throw arguments.error(
          "found '\(word)' for '--fail-on', expected some of \(all.joined(separator: ", "))")
      }
      counted.insert(failure)
    }
    return counted
  }

  /// Findings come before cells that could not be judged.
  var exitCode: ExitCode {
    if failures.isEmpty { return result.judgedCells == 0 ? .noVerdict : .clean }
    return failures == [.error] ? .noVerdict : .findings
  }

  /// Says on standard error in one line why the exit code is not 0.
  func explainFailure(in context: CommandContext) throws {
    guard !failures.isEmpty else {
      if result.judgedCells == 0 {
        try context.warn(
          "no cell could be judged: nothing that the fixtures do exists on the chosen platforms")
      }
      return
    }
    let reasons = failures.map { failure in
      switch failure {
      case .new: count(result.new.count + result.expired.count, "new finding")
      case .stale: count(result.stale.count, "stale baseline entry", "stale baseline entries")
      case .conditional:
        count(
          result.conditionalCells, "cell with findings under some answers only",
          "cells with findings under some answers only")
      case .unknown:
        count(
          result.unknownCells, "cell that rests on an unknown answer",
          "cells that rest on an unknown answer")
      case .error:
        count(
          result.errorCells, "cell that could not be judged",
          "cells that could not be judged")
      }
    }
    try context.warn(reasons.joined(separator: ", "))
  }

  private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// The command that accepts or prunes, as the person would type it.
  func command(_ arguments: ParsedArguments, _ inputs: MatrixInputs) -> String {
    var words = ["compat-check", "baseline", result.new.isEmpty ? "prune" : "write"]
    for option in ["fixtures", "fixture", "interceptor", "platform", "platform-file"] {
      for value in arguments.values(option) { words += ["--\(option)", quoted(value)] }
    }
    if let path = arguments.value("baseline") {
      words += ["--baseline", quoted(path)]
    } else if needsOwnPlace(arguments, inputs) {
      words += ["--baseline", "baselines"]
    }
    return words.joined(separator: " ")
  }

  /// What to do after the command, or nil.
  func hint(_ arguments: ParsedArguments, _ inputs: MatrixInputs) -> String? {
    arguments.value("baseline") == nil && needsOwnPlace(arguments, inputs)
      ? "From then on add '--baseline baselines' here too, in place of the bundled baselines." : nil
  }

  /// Whether the person has no folder of fixtures to write a baseline beside.
  private func needsOwnPlace(_ arguments: ParsedArguments, _ inputs: MatrixInputs) -> Bool {
    arguments.value("fixtures") == nil && inputs.config.fixtures == nil
      && inputs.config.baseline == nil
  }

  private func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_./,+".unicodeScalars.contains(scalar))
    }
    return plain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }
}
