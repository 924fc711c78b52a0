import PositionedJSON

/// What the place that standard output goes to can show.
public struct Terminal: Hashable, Sendable {
  /// Whether somebody looks at standard output directly.
  public let isTerminal: Bool
  /// How many columns a line has; 80 where nobody says.
  public let columns: Int
  /// Whether to colour.
  public let usesColor: Bool
  /// Whether characters outside ASCII are shown as they are.
  public let usesUnicode: Bool

  /// Makes a terminal from what is known about it.
  ///
  /// - Parameters:
  ///   - environment: `COLUMNS` wins over the measured columns; the first of `LC_ALL`, `LC_CTYPE`
  ///     and `LANG` that is not empty decides about Unicode.
  ///   - isTerminal: Whether standard output is a terminal.
  ///   - measuredColumns: The width the terminal reports, nil where it reports none.
  ///   - color: What `--color` says.
  public init(
    environment: [String: String], isTerminal: Bool, measuredColumns: Int? = nil,
    color: ColorChoice = .auto
  ) {
    self.isTerminal = isTerminal
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 0
    self.columns = [columns, measuredColumns ?? 0].first { $0 > 0 } ?? 80
    usesColor = color.usesColor(environment: environment, isTerminal: isTerminal)
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .map { environment[$0, default: ""] }.first { !$0.isEmpty }
    let encoding = locale?.lowercased() ?? ""
    usesUnicode = encoding.contains("utf-8") || encoding.contains("utf8")
  }

  /// The terminal of this process.
  public static func current(environment: [String: String], color: ColorChoice) -> Terminal {
    let isTerminal = SystemCalls.isTerminal(1)
    return Terminal(
      environment: environment, isTerminal: isTerminal,
      measuredColumns: isTerminal ? SystemCalls.columns(of: 1) : nil, color: color)
  }

  /// The same place with another choice of colour, for when the command line was understood.
  public func coloring(_ color: ColorChoice, environment: [String: String]) -> Terminal {
    Terminal(
      environment: environment, isTerminal: isTerminal, measuredColumns: columns, color: color)
  }
}
