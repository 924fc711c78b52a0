/// A command: what it is called, what it understands and what its help says, all as data.
public struct CommandDescription: Hashable, Sendable {
  /// The word that calls it; for the root, the name of the tool.
  public let name: String
  /// What it does, in one sentence.
  public let abstract: String
  /// What more there is to say, in paragraphs separated by an empty line.
  public let discussion: String
  /// Its options; subcommands understand them as well.
  public let options: [OptionDescription]
  /// Its positional arguments in order.
  public let arguments: [ArgumentDescription]
  /// Example command lines.
  public let examples: [ExampleDescription]
  /// Options that exclude each other.
  public let exclusions: [ExclusionDescription]
  /// The numbers it ends with.
  public let exitCodes: [ExitCodeDescription]
  /// The commands behind it; a command with subcommands has no arguments and is not run itself.
  public let subcommands: [CommandDescription]

  /// Makes a command from its parts.
  public init(
    name: String, abstract: String, discussion: String = "",
    options: [OptionDescription] = [], arguments: [ArgumentDescription] = [],
    examples: [ExampleDescription] = [], exclusions: [ExclusionDescription] = [],
    exitCodes: [ExitCodeDescription] = ExitCodeDescription.standard,
    subcommands: [CommandDescription] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.options = options
    self.arguments = arguments
    self.examples = examples
    self.exclusions = exclusions
    self.exitCodes = exitCodes
    self.subcommands = subcommands
  }
}
