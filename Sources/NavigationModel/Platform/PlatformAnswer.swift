/// A platform's answer to one behaviour switch, with what backs it.
public struct PlatformAnswer: Hashable, Sendable {
  /// The values that come into question, each a place in the switch's list of answers.
  ///
  /// Exactly one unless the certainty is `unknown`; the first one is shown where only one can be.
  public let candidates: [UInt8]
  /// How well the answer is backed.
  public let certainty: Certainty
  /// The ids of the evidence, in the order of their weight.
  public let evidence: [String]
  /// What is odd about this answer, or nil.
  public let note: String?

  /// Makes an answer; `candidates` must not be empty.
  public init(
    candidates: [UInt8], certainty: Certainty, evidence: [String], note: String? = nil
  ) {
    self.candidates = candidates
    self.certainty = certainty
    self.evidence = evidence
    self.note = note
  }

  /// Makes the answer of a strategy written in Swift, known without evidence ids.
  public init<A: BehaviourAnswer>(_ answer: A) {
    self.init(candidates: [answer.rawValue], certainty: .known, evidence: [])
  }
}
