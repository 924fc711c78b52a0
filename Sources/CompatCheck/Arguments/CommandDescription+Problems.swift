extension CommandDescription {
  /// What is wrong with the description of this command and those behind it, one line each.
  ///
  /// Meant for a test: a tool whose list is empty can be parsed and helped without surprises.
  public var problems: [String] { Self.problems(of: CommandPath(root: self)) }

  private static func problems(of path: CommandPath) -> [String] {
    let command = path.command
    var problems: [String] = []
    problems += repeated(path.options.map(\.name)).map { "option --\($0) is declared twice" }
    problems += repeated(path.options.compactMap(\.short)).map { "option -\($0) is declared twice" }
    problems += repeated(command.subcommands.map(\.name)).map { "command \($0) is declared twice" }
    problems += repeated(command.arguments.map(\.name)).map { "argument <\($0)> is declared twice" }
    for option in command.options { problems += self.problems(of: option) }
    for exclusion in command.exclusions {
      problems += exclusion.options.filter { path.option(named: $0) == nil }
        .map { "an exclusion names the unknown option --\($0)" }
    }
    problems += self.problems(of: command.arguments)
    if !command.subcommands.isEmpty, !command.arguments.isEmpty {
      problems.append("there are both subcommands and arguments")
    }
    for example in command.examples where example.command.count > 78 {
      problems.append("the example '\(example.command.prefix(20))…' is longer than a line")
    }
    if command.abstract.isEmpty { problems.append("there is no abstract") }
    let inside = command.subcommands.flatMap { subcommand in
      var inner = path
      inner.enter(subcommand)
      return self.problems(of: inner)
    }
    return problems.map { path.text + ": " + $0 } + inside
  }

  private static func problems(of option: OptionDescription) -> [String] {
    var problems: [String] = []
    if option.help.isEmpty { problems.append("option --\(option.name) has no help") }
    if let value = option.defaultValue {
      if option.valueName == nil { problems.append("flag --\(option.name) has a default") }
      if option.isRequired { problems.append("required option --\(option.name) has a default") }
      if !option.choices.isEmpty, !option.choices.contains(value) {
        problems.append("the default of --\(option.name) is no choice")
      }
    }
    return problems
  }

  private static func problems(of arguments: [ArgumentDescription]) -> [String] {
    zip(arguments, arguments.dropFirst()).flatMap { earlier, later in
      var problems: [String] = []
      if earlier.isRepeatable {
        problems.append("argument <\(later.name)> follows a repeatable one")
      }
      if !earlier.isRequired, later.isRequired {
        problems.append("required argument <\(later.name)> follows an optional one")
      }
      return problems
    }
  }

  private static func repeated<Name: Hashable>(_ names: [Name]) -> [Name] {
    var seen: Set<Name> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
