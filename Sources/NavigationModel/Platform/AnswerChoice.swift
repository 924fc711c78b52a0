/// One answer that a run has taken for a switch that the platform leaves open.
public struct AnswerChoice: Hashable, Sendable {
  /// The switch's index.
  public let switchIndex: Int
  /// The place of the answer among the platform's candidates.
  public var candidate: Int
  /// How many candidates there are.
  public let candidateCount: Int
  /// The answer's value.
  public var answer: UInt8

  /// Describes a choice.
  package init(switchIndex: Int, candidate: Int, candidateCount: Int, answer: UInt8) {
    self.switchIndex = switchIndex
    self.candidate = candidate
    self.candidateCount = candidateCount
    self.answer = answer
  }
}
