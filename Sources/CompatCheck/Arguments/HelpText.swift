/// The help of a command, at most 80 columns wide.
struct HelpText {
  private static let columns = 80
  private static let helpColumn = 26

  private let path: CommandPath

  init(_ path: CommandPath) { self.path = path }

  var text: String {
    let command = path.command
    var sections = [wrapped("OVERVIEW: " + command.abstract, columns: Self.columns)]
    if !command.discussion.isEmpty {
      sections.append(wrapped(command.discussion, columns: Self.columns))
    }
    sections.append(wrapped("USAGE: " + usage, columns: Self.columns, hanging: 7))
    sections += table("ARGUMENTS", command.arguments.map { ("<\($0.name)>", $0.help) })
    sections += table("OPTIONS", path.options.map { (Self.label(of: $0), Self.help(of: $0)) })
    sections += table("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.abstract) })
    sections += examples
    if command.subcommands.isEmpty {
      sections += table(
        "EXIT CODES", command.exitCodes.map { (String($0.code), $0.meaning) }, helpColumn: 6)
    } else {
      let words = ([path.commands[0].name, "help"] + path.names + ["<subcommand>"])
      sections.append("  See '\(words.joined(separator: " "))' for detailed help.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var usage: String {
    let command = path.command
    let required = path.options.filter(\.isRequired).map(\.synopsis)
    let target =
      command.subcommands.isEmpty ? command.arguments.map(\.synopsis) : ["<subcommand>"]
    return ([path.text] + required + ["[<options>]"] + target).joined(separator: " ")
  }

  private var examples: [String] {
    let examples = path.command.examples
    guard !examples.isEmpty else { return [] }
    let lines = examples.map { example in
      "  \(example.command)\n"
        + wrapped("      " + example.explanation, columns: Self.columns, hanging: 6)
    }
    return ["EXAMPLES:\n" + lines.joined(separator: "\n")]
  }

  private func table(
    _ title: String, _ rows: [(label: String, help: String)], helpColumn: Int = helpColumn
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let lines = rows.map { label, help in
      let padding = helpColumn - 2 - label.count
      // A label that reaches into the column of the help has a line of its own.
      let start =
        padding >= 2
        ? "  " + label + String(repeating: " ", count: padding)
        : "  " + label + "\n" + String(repeating: " ", count: helpColumn)
      let help = wrapped(help, columns: Self.columns - helpColumn)
      let indentation = "\n" + String(repeating: " ", count: helpColumn)
      return start + help.split(separator: "\n").joined(separator: indentation)
    }
    return [title + ":\n" + lines.joined(separator: "\n")]
  }

  private static func label(of option: OptionDescription) -> String {
    (option.short.map { "-\($0), " } ?? "") + option.synopsis
  }

  private static func help(of option: OptionDescription) -> String {
    var notes: [String] = []
    if option.isRequired { notes.append("required") }
    if option.isRepeatable { notes.append("repeatable") }
    if !option.choices.isEmpty {
      notes.append("values: " + option.choices.joined(separator: ", "))
    }
    if let value = option.defaultValue { notes.append("default: " + value) }
    return option.help + (notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")")
  }
}
