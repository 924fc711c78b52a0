/// A number that a command ends with and what it means.
public struct ExitCodeDescription: Hashable, Sendable {
  /// The number.
  public let code: Int32
  /// What it means.
  public let meaning: String

  /// Makes a description.
  public init(_ code: Int32, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }

  /// The codes of a command that gives a verdict.
  public static let standard = [
    ExitCodeDescription(0, "Nothing was found."),
    ExitCodeDescription(1, "There are findings."),
    ExitCodeDescription(
      2, "There is no verdict; the reason is the last line on standard error."),
  ]
}
