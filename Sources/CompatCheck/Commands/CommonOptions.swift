import CompatMatrix

/// Options that several commands share.
enum CommonOptions {
  static let color = OptionDescription(
    "color", kind: .value(name: "when"), choices: ["auto", "always", "never"],
    help: "When to colour the output; NO_COLOR and TERM=dumb are honoured.")
  static let ascii = OptionDescription.flag("ascii", help: "Use ASCII characters only.")
  static let verbose = OptionDescription.flag(
    "verbose", short: "v", help: "Show everything that is left out otherwise.")
  static let quiet = OptionDescription.flag(
    "quiet", short: "q", help: "Print nothing but what the exit code is about.")
  static let format = OptionDescription(
    "format", short: "f", kind: .value(name: "format"), choices: ["table", "json"],
    defaultValue: "table", help: "How to print the result.")

  /// How text looks.
  static let look = [color, ascii, verbose]

  static let fixtures = OptionDescription(
    "fixtures", kind: .value(name: "dir"),
    help: "Read the fixtures of this folder instead of the bundled ones.")
  static let fixture = OptionDescription(
    "fixture", kind: .values(name: "id"), help: "Run only this fixture.")
  static let interceptor = OptionDescription(
    "interceptor", short: "i", kind: .values(name: "id"), help: "Run only this interceptor.")
  static let platform = OptionDescription(
    "platform", short: "p", kind: .values(name: "list"),
    help: """
      Run only these platforms: releases (13.4), ranges (12..14, '>=13', '<13'), columns (9-10, \
      26+), variants (13+sdk12), 'default' or 'all', separated by commas.
      """)
  static let platformFile = OptionDescription(
    "platform-file", kind: .values(name: "file"),
    help: "Add the platform that this file describes as a column.")

  /// What is run.
  static let selection = [fixtures, fixture, interceptor, platform, platformFile]

  static let baseline = OptionDescription(
    "baseline", short: "b", kind: .value(name: "path"),
    help: """
      Accept the findings of this baseline file, or of all files in this folder. Without it, the \
      folder 'baselines' beside the fixtures is used if there is one.
      """)
  static let writtenBaseline = OptionDescription(
    "baseline", short: "b", kind: .value(name: "path"),
    help: """
      Write this baseline file, or a file for each interceptor in this folder. Without it, the \
      folder 'baselines' beside the fixtures is written.
      """)
  static let noBaseline = OptionDescription.flag("no-baseline", help: "Accept no finding.")
  static let asOf = OptionDescription(
    "as-of", kind: .value(name: "date"),
    help: "The date, as YYYY-MM-DD, against which 'until' of baseline entries is held.")
  static let failOn = OptionDescription(
    "fail-on", kind: .value(name: "list"),
    help: """
      What to fail on: \(GateFailure.allCases.map(\.rawValue).joined(separator: ", ")), 'none' \
      (default: new,stale,error).
      """)

  /// What is accepted.
  static let gate = [baseline, noBaseline, failOn, asOf]
  static let gateExclusions = [ExclusionDescription(["baseline", "no-baseline"])]
}
