import CompatMatrix

/// Why a matrix test has failed, with the new and the stale findings named.
public struct MatrixTestFailure: Error, CustomStringConvertible {
  /// The reasons.
  public let failures: [GateFailure]
  /// What the gate has found.
  public let result: GateResult
  private let text: String

  init(failures: [GateFailure], result: GateResult, text: String) {
    self.failures = failures
    self.result = result
    self.text = text
  }

  /// The findings in words, over several lines.
  public var description: String { text }
}
