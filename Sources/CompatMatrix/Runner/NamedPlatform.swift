import NavigationModel
import Platforms

/// A platform under the name of the column that it stands for.
package struct NamedPlatform: PlatformBehaviour {
  package let id: String
  private let platform: Platform

  package init(id: String, platform: Platform) {
    self.id = id
    self.platform = platform
  }

  package var osVersion: SystemVersion { platform.osVersion }
  package var linkedSDK: SystemVersion { platform.linkedSDK }

  package func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    platform.answer(to: behaviourSwitch)
  }
}
