/// A command together with the commands that lead to it from the root.
struct CommandPath: Hashable, Sendable {
  private(set) var commands: [CommandDescription]
  private(set) var command: CommandDescription

  init(root: CommandDescription) {
    commands = [root]
    command = root
  }

  mutating func enter(_ subcommand: CommandDescription) {
    commands.append(subcommand)
    command = subcommand
  }

  /// The words from the tool's name on, for example `compat-check baseline write`.
  var text: String { commands.map(\.name).joined(separator: " ") }

  /// The words after the tool's name.
  var names: [String] { commands.dropFirst().map(\.name) }

  /// Every option that is understood here: the command's own first, then those of the outer ones.
  var options: [OptionDescription] {
    commands.reversed().flatMap(\.options) + [.help, .version]
  }

  /// The exclusions that hold here.
  var exclusions: [ExclusionDescription] { commands.reversed().flatMap(\.exclusions) }

  func option(named name: String) -> OptionDescription? {
    options.first { $0.name == name }
  }

  func option(short: Character) -> OptionDescription? {
    options.first { $0.short == short }
  }
}
