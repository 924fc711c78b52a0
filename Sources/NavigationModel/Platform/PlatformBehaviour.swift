/// The strategy that the engine runs under: what UIKit does on one OS release × linked SDK.
///
/// Platforms read from data conform to it, and so can a type written in Swift. The engine asks
/// for every switch once, before a run; a strategy must give the same answers each time.
public protocol PlatformBehaviour: Sendable {
  /// The platform's identifier in plain ASCII, for example `13.4` or `26+sdk18`.
  var id: String { get }

  /// The OS release that the code under test sees.
  var osVersion: SystemVersion { get }

  /// The SDK that the code under test is linked with.
  var linkedSDK: SystemVersion { get }

  /// The answer to `behaviourSwitch`.
  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer
}
