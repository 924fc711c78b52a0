/// What leaves a command without a verdict and is neither an option nor a file.
struct CommandError: Error, CustomStringConvertible {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// The error as one line that is safe to print on a terminal.
  var description: String { sanitized(message) }
}
