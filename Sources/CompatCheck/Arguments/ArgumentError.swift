/// A command line that cannot be understood.
public struct ArgumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, without a full stop.
  public let message: String
  /// The words after the tool's name of the command that was meant, empty for the tool itself.
  public let command: [String]
  private let tool: String

  init(_ message: String, at path: CommandPath) {
    self.init(message, tool: path.commands[0].name, command: path.names)
  }

  init(_ message: String, tool: String, command: [String]) {
    self.message = message
    self.tool = tool
    self.command = command
  }

  /// The error as one line that ends by saying where the help is.
  public var description: String {
    let help = ([tool, "help"] + command).joined(separator: " ")
    let stop = message.hasSuffix("?") ? "" : "."
    return sanitized("\(message)\(stop) See '\(help)'.")
  }
}
