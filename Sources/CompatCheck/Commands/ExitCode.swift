/// The number that a command ends with.
public enum ExitCode: Int32, Sendable {
  /// Nothing was found.
  case clean = 0
  /// There are findings.
  case findings = 1
  /// There is no verdict.
  case noVerdict = 2
}
