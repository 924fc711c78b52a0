/// An option that a command understands, described as data.
public struct OptionDescription: Hashable, Sendable {
  /// What follows an option.
  public enum Kind: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// One value, called by the given name in help and errors.
    case value(name: String)
    /// A value at each of its occurrences, called by the given name in help and errors.
    case values(name: String)
  }

  /// The long name without dashes, for example `platform`.
  public let name: String
  /// The letter of the short form, nil if there is none.
  public let short: Character?
  /// What follows the option.
  public let kind: Kind
  /// The only values that are allowed; empty where any is.
  public let choices: [String]
  /// The value that stands where none is given, nil if there is none.
  public let defaultValue: String?
  /// Whether the command cannot run without the option.
  public let isRequired: Bool
  /// What the option does, in one or a few sentences.
  public let help: String

  /// Makes an option from its parts.
  public init(
    _ name: String, short: Character? = nil, kind: Kind, choices: [String] = [],
    defaultValue: String? = nil, isRequired: Bool = false, help: String
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.choices = choices
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.help = help
  }

  /// Makes an option without value.
  public static func flag(
    _ name: String, short: Character? = nil, help: String
  ) -> OptionDescription {
    OptionDescription(name, short: short, kind: .flag, help: help)
  }

  /// The name of the value, nil for a flag.
  public var valueName: String? {
    switch kind {
    case .flag: nil
    case .value(let name), .values(let name): name
    }
  }

  /// Whether the option may occur several times with a value each.
  public var isRepeatable: Bool {
    if case .values = kind { return true }
    return false
  }

  /// The long form with its value, for example `--platform <id>`.
  var synopsis: String { "--" + name + (valueName.map { " <\($0)>" } ?? "") }

  static let help = flag("help", short: "h", help: "Show help information.")
  static let version = flag("version", help: "Show the version.")
}
