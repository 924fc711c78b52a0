/// Why a text could not be written.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  public let file: String
  /// The reason.
  public let reason: String
  /// Whether the reader at the other end of a pipe has gone, which a command ends on quietly.
  public let isClosedPipe: Bool

  /// Makes an error.
  public init(file: String, reason: String, isClosedPipe: Bool = false) {
    self.file = file
    self.reason = reason
    self.isClosedPipe = isClosedPipe
  }

  /// The error as one line that is safe to print on a terminal.
  public var description: String {
    escapingControlCharacters("\(file): cannot be written: \(reason)")
  }
}
