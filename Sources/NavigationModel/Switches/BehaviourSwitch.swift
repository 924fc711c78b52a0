/// One addressable question about UIKit, with its possible answers.
public struct BehaviourSwitch: Hashable, Sendable {
  /// One possible answer to a switch.
  public struct Answer: Hashable, Sendable {
    /// The answer's identifier, as platform files and reports spell it.
    public let id: String
    /// What this answer says about UIKit.
    public let meaning: String
  }

  /// The place of this switch in an answer table.
  public let index: Int
  /// The switch's identifier, for example `tap.asks`.
  public let id: String
  /// The question that this switch answers.
  public let question: String
  /// The possible answers; an answer's place here is its value in an answer table.
  public let answers: [Answer]

  /// Describes the switch whose answers are the cases of `type`.
  public init<A: BehaviourAnswer>(_ type: A.Type) {
    index = type.switchIndex
    id = type.switchID
    question = type.question
    answers = type.allCases.map { Answer(id: $0.id, meaning: $0.meaning) }
  }

  /// The switch with the given identifier, or nil if there is none.
  public static func named(_ id: String) -> BehaviourSwitch? {
    all.first { $0.id == id }
  }

  /// The value of the answer with the given identifier, or nil if this switch has no such answer.
  public func value(ofAnswer id: String) -> UInt8? {
    answers.firstIndex { $0.id == id }.map(UInt8.init)
  }
}
