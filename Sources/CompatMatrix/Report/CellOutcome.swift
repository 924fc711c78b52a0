/// What came out of a cell under one combination of answers to the open switches that it reads.
public struct CellOutcome: Hashable, Sendable {
  /// One open switch and the answer that was taken.
  public struct Answer: Hashable, Sendable {
    /// The switch's identifier.
    public let behaviourSwitch: String
    /// The answer's identifier.
    public let answer: String

    /// Makes a pair.
    public init(behaviourSwitch: String, answer: String) {
      self.behaviourSwitch = behaviourSwitch
      self.answer = answer
    }
  }

  /// The answers taken, in the order of reading.
  public let answers: [Answer]
  /// The codes of the hazards charged to the interceptor.
  public let hazards: [String]
  /// The names of the screens on the stack at the end, root first.
  public let finalStack: [String]
  /// The names of the bar's items at the end, outer ones included.
  public let finalItems: [String]

  /// Makes an outcome.
  public init(
    answers: [Answer], hazards: [String], finalStack: [String], finalItems: [String]
  ) {
    self.answers = answers
    self.hazards = hazards
    self.finalStack = finalStack
    self.finalItems = finalItems
  }
}
