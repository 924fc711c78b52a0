/// A complete command line and what it does.
public struct ExampleDescription: Hashable, Sendable {
  /// The command line as it is typed.
  public let command: String
  /// What it does, in one sentence.
  public let explanation: String

  /// Makes an example.
  public init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
