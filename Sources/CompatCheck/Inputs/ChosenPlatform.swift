import NavigationModel
import Platforms

/// A platform that puts the answers a person wants first among its candidates.
struct ChosenPlatform: PlatformBehaviour {
  let id: String
  let platform: Platform
  let wanted: [Int: UInt8]

  var osVersion: SystemVersion { platform.osVersion }
  var linkedSDK: SystemVersion { platform.linkedSDK }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    let answer = platform.answer(to: behaviourSwitch)
    guard let value = wanted[behaviourSwitch.index], answer.candidates.contains(value) else {
      return answer
    }
    return PlatformAnswer(
      candidates: [value] + answer.candidates.filter { $0 != value },
      certainty: answer.certainty, evidence: answer.evidence, note: answer.note)
  }
}
