/// One walk over the words of a command line.
struct ParsingSession {
  private(set) var path: CommandPath
  /// Whether a question for help stands anywhere before `--`, also behind an error.
  private(set) var asksForHelp: Bool
  private(set) var asksForVersion = false
  private let words: [String]
  private var position = 0
  private var given: [String: [String]] = [:]
  private var positional: [String] = []

  init(root: CommandDescription, words: [String]) {
    path = CommandPath(root: root)
    self.words = words
    let options = words.prefix { $0 != "--" }
    asksForHelp = options.contains("--help") || options.contains("-h")
  }

  /// Walks over all words; nil if they ask for help or the version instead of a run.
  mutating func run() throws(ArgumentError) -> ParsedArguments? {
    while let word = next() {
      if word == "--" {
        while let rest = next() { try take(rest) }
      } else if word.hasPrefix("--") {
        try takeLong(word)
      } else if word.hasPrefix("-"), word.count > 1 {
        try takeShort(word)
      } else {
        try take(word)
      }
    }
    if asksForHelp || asksForVersion { return nil }
    try checkExclusions()
    try checkRequired()
    return ParsedArguments(path: path, given: given, positional: try assignedPositional())
  }

  private mutating func next() -> String? {
    guard position < words.count else { return nil }
    position += 1
    return words[position - 1]
  }

  private func error(_ message: String) -> ArgumentError { ArgumentError(message, at: path) }

  private mutating func take(_ word: String) throws(ArgumentError) {
    if path.command.subcommands.isEmpty {
      positional.append(word)
    } else {
      path.enter(try path.subcommand(named: word))
    }
  }

  private mutating func takeLong(_ word: String) throws(ArgumentError) {
    let body = word.dropFirst(2)
    let name = String(body.prefix { $0 != "=" })
    let attached = name.count < body.count ? String(body.dropFirst(name.count + 1)) : nil
    guard let option = path.option(named: name) else {
      throw error(
        "unknown option '--\(name)'"
          + path.hint(name, among: path.options.map(\.name), prefix: "--"))
    }
    guard option.valueName != nil else {
      guard attached == nil else { throw error("option '--\(name)' takes no value") }
      note(option)
      return
    }
    if let attached {
      try note(option, value: attached)
    } else {
      try note(option, value: try nextValue(for: option, written: "--\(name)"))
    }
  }

  private mutating func takeShort(_ word: String) throws(ArgumentError) {
    let body = word.dropFirst()
    let name = String(body.prefix { $0 != "=" })
    // Otherwise `-platform` would be the option -p with the value "latform".
    if name.count > 1, path.option(named: name) != nil {
      throw error("unknown option '-\(name)'; did you mean '--\(name)'?")
    }
    var rest = body
    while let letter = rest.popFirst() {
      guard let option = path.option(short: letter) else {
        throw error("unknown option '-\(letter)'" + (body.count > 1 ? " in '\(word)'" : ""))
      }
      guard option.valueName != nil else {
        guard rest.first != "=" else { throw error("option '-\(letter)' takes no value") }
        note(option)
        continue
      }
      if rest.isEmpty {
        try note(option, value: try nextValue(for: option, written: "-\(letter)"))
      } else {
        try note(option, value: String(rest.first == "=" ? rest.dropFirst() : rest))
      }
      return
    }
  }

  private mutating func nextValue(
    for option: OptionDescription, written: String
  ) throws(ArgumentError) -> String {
    let name = option.valueName ?? ""
    guard position < words.count else {
      throw error("missing value <\(name)> after '\(written)'")
    }
    let word = words[position]
    guard !word.hasPrefix("-") || word == "-" || Double(word) != nil else {
      throw error(
        "missing value <\(name)> after '\(written)'; a value that starts with a dash is written"
          + " '--\(option.name)=\(word)'")
    }
    position += 1
    return word
  }

  private mutating func note(_ option: OptionDescription) {
    switch option {
    case .help: asksForHelp = true
    case .version: asksForVersion = true
    default: given[option.name] = []
    }
  }

  private mutating func note(
    _ option: OptionDescription, value: String
  ) throws(ArgumentError) {
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let choices = option.choices.map { "'\($0)'" }.joined(separator: ", ")
      throw error(
        "found '\(value)' for '--\(option.name)', expected one of \(choices)"
          + path.hint(value, among: option.choices))
    }
    if let earlier = given[option.name]?.last, !option.isRepeatable {
      throw error("option '--\(option.name)' is given twice, with '\(earlier)' and '\(value)'")
    }
    given[option.name, default: []].append(value)
  }
}

extension ParsingSession {
  private func checkExclusions() throws(ArgumentError) {
    for exclusion in path.exclusions {
      let both = exclusion.options.filter { given[$0] != nil }
      guard both.count > 1 else { continue }
      let reason = exclusion.reason.map { ": " + $0 } ?? ""
      throw error("options '--\(both[0])' and '--\(both[1])' exclude each other" + reason)
    }
  }

  private func checkRequired() throws(ArgumentError) {
    let subcommands = path.command.subcommands
    guard subcommands.isEmpty else {
      let names = subcommands.map { "'\($0.name)'" }.joined(separator: ", ")
      throw error("missing command after '\(path.text)', expected one of \(names)")
    }
    for option in path.options where option.isRequired && given[option.name] == nil {
      throw error("missing option '\(option.synopsis)'")
    }
  }

  /// Hands the positional words out in order; a repeatable argument takes all that are left.
  private func assignedPositional() throws(ArgumentError) -> [String: [String]] {
    var assigned: [String: [String]] = [:]
    var rest = positional[...]
    for argument in path.command.arguments {
      guard let first = rest.first else {
        guard !argument.isRequired else { throw error("missing argument <\(argument.name)>") }
        break
      }
      assigned[argument.name] = argument.isRepeatable ? Array(rest) : [first]
      rest = argument.isRepeatable ? [] : rest.dropFirst()
    }
    if let unexpected = rest.first { throw error("unexpected argument '\(unexpected)'") }
    return assigned
  }
}
