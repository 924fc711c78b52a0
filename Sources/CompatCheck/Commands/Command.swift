/// A command of the tool: what its help says and what it does.
protocol Command: Sendable {
  /// The command as the parser and the help know it.
  static var description: CommandDescription { get }

  /// Does the command's work; throws what leaves it without a verdict.
  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode
}
