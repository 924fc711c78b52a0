import PositionedJSON
import Rendering

/// What surrounds a command: where it writes and what the environment says.
public struct CommandContext {
  /// The environment variables.
  public let environment: [String: String]
  /// The folder that relative paths and the search for a config file start from.
  public let currentFolder: String
  /// What standard output can show.
  public let terminal: Terminal
  /// Standard output.
  public let output: Output
  /// Standard error.
  public let errors: Output

  /// Makes a context.
  public init(
    environment: [String: String], currentFolder: String, terminal: Terminal, output: Output,
    errors: Output
  ) {
    self.environment = environment
    self.currentFolder = currentFolder
    self.terminal = terminal
    self.output = output
    self.errors = errors
  }

  /// Writes a line for people to standard error, behind everything printed so far.
  func warn(_ message: String) throws {
    try output.flush()
    try errors.print("compat-check: \(sanitized(message))")
  }

  /// Writes a report to the file that `--output` names, or to standard output.
  func deliver(_ text: String, to path: String?) throws {
    guard let path, path != "-" else {
      try output.write(text)
      return
    }
    try OutputFile.write(text, to: path)
  }

  /// Writes JSON to standard output.
  func deliver(_ json: JSONOutput) throws {
    try output.write(JSONText.canonical(json))
  }

  /// How text output is to look.
  func style(_ arguments: ParsedArguments, config: ConfigFile = ConfigFile()) throws -> TextStyle {
    let word = arguments.isGiven("color") ? arguments.value("color") : config.color
    let choice = word.flatMap(ColorChoice.init(rawValue:)) ?? .auto
    let place = terminal.coloring(choice, environment: environment)
    let toFile = arguments.outputPath != nil
    return TextStyle(
      columns: toFile ? 80 : min(place.columns, 160),
      isASCII: arguments.flag("ascii") || config.ascii || (place.isTerminal && !place.usesUnicode),
      usesColour: choice == .always || (place.usesColor && !toFile),
      isVerbose: arguments.flag("verbose") || config.verbose)
  }
}

extension ParsedArguments {
  /// The path that `--output` names, where the command has that option.
  var outputPath: String? {
    ["matrix", "explore", "merge"].contains(command.first) ? value("output") : nil
  }

  /// Whether `--format json` is asked for.
  var wantsJSON: Bool { value("format") == "json" }
}
