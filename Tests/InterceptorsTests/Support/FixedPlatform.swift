import NavigationModel
import Testing

/// A platform whose answers are written down in a test, with nothing left open.
struct FixedPlatform: PlatformBehaviour, CustomTestStringConvertible {
  var id: String
  var osVersion: SystemVersion
  var linkedSDK: SystemVersion
  private var values: [Int: UInt8] = [:]

  init(_ id: String, os: SystemVersion, sdk: SystemVersion? = nil) {
    self.id = id
    osVersion = os
    linkedSDK = sdk ?? os
  }

  var testDescription: String { id }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    guard let value = values[behaviourSwitch.index] else {
      preconditionFailure("\(id) has no answer to \(behaviourSwitch.id)")
    }
    return PlatformAnswer(candidates: [value], certainty: .known, evidence: [])
  }

  /// The same platform with other answers to some switches.
  func with(_ answers: any BehaviourAnswer..., id: String? = nil) -> FixedPlatform {
    var copy = self
    for answer in answers { copy.set(answer) }
    if let id { copy.id = id }
    return copy
  }

  /// The same answers under another release.
  func renamed(_ id: String, os: SystemVersion, sdk: SystemVersion? = nil) -> FixedPlatform {
    var copy = self
    copy.id = id
    copy.osVersion = os
    copy.linkedSDK = sdk ?? os
    return copy
  }

  private mutating func set<Answer: BehaviourAnswer>(_ answer: Answer) {
    values[Answer.switchIndex] = answer.rawValue
  }
}
