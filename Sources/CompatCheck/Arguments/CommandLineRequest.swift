/// What a command line asks for.
public enum CommandLineRequest: Hashable, Sendable {
  /// To run a command.
  case run(ParsedArguments)
  /// To print this help.
  case help(String)
  /// To print this version.
  case version(String)
}
