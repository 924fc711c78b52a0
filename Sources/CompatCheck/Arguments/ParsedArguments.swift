/// A command line that was understood: the command and what was given to it.
public struct ParsedArguments: Hashable, Sendable {
  /// The words that lead to the command after the tool's name, for example `["baseline", "write"]`.
  public let command: [String]
  private let path: CommandPath
  private let given: [String: [String]]
  private let positional: [String: [String]]

  init(path: CommandPath, given: [String: [String]], positional: [String: [String]]) {
    command = path.names
    self.path = path
    self.given = given
    self.positional = positional
  }

  /// Whether an option stands on the command line.
  public func isGiven(_ option: String) -> Bool {
    assert(path.option(named: option) != nil, "no option --\(option)")
    return given[option] != nil
  }

  /// Whether a flag stands on the command line.
  public func flag(_ option: String) -> Bool { isGiven(option) }

  /// The value of an option, its default where none was given, nil where there is none either.
  public func value(_ option: String) -> String? { values(option).last }

  /// All values of an option in order, its default where none was given.
  public func values(_ option: String) -> [String] {
    if isGiven(option) { return given[option] ?? [] }
    return path.option(named: option)?.defaultValue.map { [$0] } ?? []
  }

  /// The value of an option as a whole number in a range, nil where there is none.
  public func integer(
    _ option: String, in range: ClosedRange<Int> = Int.min...Int.max
  ) throws(ArgumentError) -> Int? {
    guard let text = value(option) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    let limits =
      switch (range.lowerBound, range.upperBound) {
      case (.min, .max): ""
      case (let lowest, .max): " of at least \(lowest)"
      case (.min, let highest): " of at most \(highest)"
      case (let lowest, let highest): " from \(lowest) to \(highest)"
      }
    throw error("found '\(text)' for '--\(option)', expected a whole number\(limits)")
  }

  /// The word given for a positional argument, nil where it was left out.
  public func argument(_ name: String) -> String? { arguments(name).first }

  /// All words given for a positional argument in order.
  public func arguments(_ name: String) -> [String] {
    assert(path.command.arguments.contains { $0.name == name }, "no argument <\(name)>")
    return positional[name] ?? []
  }

  /// Makes the error that something is wrong with what was given to this command.
  public func error(_ message: String) -> ArgumentError { ArgumentError(message, at: path) }
}
