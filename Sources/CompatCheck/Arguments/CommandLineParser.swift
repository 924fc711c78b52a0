/// Understands command lines by the descriptions of the commands.
public struct CommandLineParser: Sendable {
  /// The tool with all its commands.
  public let root: CommandDescription
  /// What `--version` answers.
  public let version: String

  /// Makes a parser for a tool.
  public init(root: CommandDescription, version: String) {
    self.root = root
    self.version = version
  }

  /// Understands the words after the tool's name; throws the first thing that is wrong.
  ///
  /// A question for help anywhere before `--` is answered even if something else is wrong.
  public func parse(_ words: [String]) throws(ArgumentError) -> CommandLineRequest {
    if words.first == "help" { return .help(try help(for: Array(words.dropFirst()))) }
    var session = ParsingSession(root: root, words: words)
    do throws(ArgumentError) {
      if let arguments = try session.run() { return .run(arguments) }
    } catch {
      guard session.asksForHelp else { throw error }
    }
    return session.asksForHelp ? .help(HelpText(session.path).text) : .version(version)
  }

  /// The help of the command that the words after the tool's name lead to.
  public func help(for words: [String]) throws(ArgumentError) -> String {
    var path = CommandPath(root: root)
    for word in words where word != "--help" && word != "-h" {
      path.enter(try path.subcommand(named: word))
    }
    return HelpText(path).text
  }
}

extension CommandPath {
  /// The subcommand that a word calls; throws with the nearest one as a suggestion.
  func subcommand(named word: String) throws(ArgumentError) -> CommandDescription {
    let subcommands = command.subcommands
    if let subcommand = subcommands.first(where: { $0.name == word }) { return subcommand }
    guard !subcommands.isEmpty else {
      throw ArgumentError("'\(text)' has no command '\(word)'", at: self)
    }
    throw ArgumentError(
      "unknown command '\(word)'" + hint(word, among: subcommands.map(\.name)), at: self)
  }

  /// The question after the nearest name, or nothing.
  func hint(_ word: String, among names: [String], prefix: String = "") -> String {
    suggestion(for: word, among: names).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }
}
