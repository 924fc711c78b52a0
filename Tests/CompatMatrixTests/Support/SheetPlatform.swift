import NavigationModel
import Platforms
import Testing

/// A bundled release with everything decided, but for what a test opens or answers otherwise.
struct SheetPlatform: PlatformBehaviour, CustomTestStringConvertible {
  var id: String
  let osVersion: SystemVersion
  let linkedSDK: SystemVersion
  private var answers: [PlatformAnswer]

  /// Takes the first candidate of every answer of a bundled release, all as known.
  init(_ id: String) throws {
    let platform = try #require(try PlatformCatalog.bundled()[id])
    self.id = id
    osVersion = platform.osVersion
    linkedSDK = platform.linkedSDK
    answers = BehaviourSwitch.all.map { behaviourSwitch in
      PlatformAnswer(
        candidates: [platform.answer(to: behaviourSwitch).candidates[0]], certainty: .known,
        evidence: [])
    }
  }

  var testDescription: String { id }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    answers[behaviourSwitch.index]
  }

  /// The platform with other answers.
  func with(_ others: any BehaviourAnswer..., certainty: Certainty = .known) -> SheetPlatform {
    var copy = self
    for answer in others { copy.set(answer, certainty) }
    return copy
  }

  /// The platform with every answer to a switch in question, in their order.
  func opening<Answer: BehaviourAnswer>(_ type: Answer.Type) -> SheetPlatform {
    var copy = self
    copy.answers[type.switchIndex] = PlatformAnswer(
      candidates: type.allCases.map(\.rawValue), certainty: .unknown, evidence: [])
    return copy
  }

  /// The platform with every answer to every switch in question.
  func openingEverything() -> SheetPlatform {
    var copy = self
    copy.answers = BehaviourSwitch.all.map { behaviourSwitch in
      PlatformAnswer(
        candidates: behaviourSwitch.answers.indices.map(UInt8.init), certainty: .unknown,
        evidence: [])
    }
    return copy
  }

  private mutating func set<Answer: BehaviourAnswer>(_ answer: Answer, _ certainty: Certainty) {
    answers[Answer.switchIndex] = PlatformAnswer(
      candidates: [answer.rawValue], certainty: certainty, evidence: [])
  }
}
