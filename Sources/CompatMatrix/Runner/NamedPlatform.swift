import NavigationModel
import Platforms

/// A platform under the name of the column that it stands for.
struct NamedPlatform: PlatformBehaviour {
  let id: String
  let platform: Platform

  var osVersion: SystemVersion { platform.osVersion }
  var linkedSDK: SystemVersion { platform.linkedSDK }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    platform.answer(to: behaviourSwitch)
  }
}
