/// A positional argument that a command understands, described as data.
public struct ArgumentDescription: Hashable, Sendable {
  /// The name in help and errors, for example `fixture`.
  public let name: String
  /// What the argument is, in one or a few sentences.
  public let help: String
  /// Whether the command cannot run without it.
  public let isRequired: Bool
  /// Whether it takes all the words that are left.
  public let isRepeatable: Bool

  /// Makes an argument from its parts.
  public init(
    _ name: String, help: String, isRequired: Bool = true, isRepeatable: Bool = false
  ) {
    self.name = name
    self.help = help
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
  }

  /// The argument in a usage line, for example `[<fixture> ...]`.
  var synopsis: String {
    let word = "<\(name)>" + (isRepeatable ? " ..." : "")
    return isRequired ? word : "[\(word)]"
  }
}
