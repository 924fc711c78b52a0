/// What is wrong with an input, and where.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, nil where the input has none (an environment variable, an argument).
  public let location: SourceLocation?
  /// What was found and what was expected, without the place.
  public let message: String

  /// Makes an error from its place and its complete message.
  public init(location: SourceLocation?, message: String) {
    self.location = location
    self.message = message
  }

  /// Makes an error that says `found …, expected …`, followed by a hint where there is one.
  public init(location: SourceLocation?, found: String, expected: String, hint: String? = nil) {
    let suffix = hint.map { "; " + $0 } ?? ""
    self.init(location: location, message: "found \(found), expected \(expected)\(suffix)")
  }

  /// The error as one line that is safe to print on a terminal.
  public var description: String {
    let text = escapingControlCharacters(message)
    guard let location else { return text }
    return "\(location): \(text)"
  }
}
