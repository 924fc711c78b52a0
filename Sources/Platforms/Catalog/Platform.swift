import NavigationModel

/// An OS release × linked SDK read from data: an answer to every behaviour switch.
public struct Platform: PlatformBehaviour {
  /// A switch that a platform answers otherwise than the one it mirrors.
  public struct Change: Sendable {
    /// The switch.
    public let behaviourSwitch: BehaviourSwitch
    /// The mirrored platform's answer.
    public let before: PlatformAnswer
    /// This platform's answer.
    public let after: PlatformAnswer
  }

  /// The platform's file.
  public let file: PlatformFile
  /// The ids of the platforms that it inherits from, nearest first; empty for a root.
  public let parents: [String]
  /// The overrides against the nearest parent, in the order of the answer table.
  public let changes: [Change]
  /// Whether the platform comes with this package.
  public let isBundled: Bool
  private let answers: [PlatformAnswer]
  private let origins: [String]

  /// The platform's identifier in plain ASCII, for example `13.4` or `26+sdk18`.
  public var id: String { file.id }

  /// The platform's name for people.
  public var title: String { file.title }

  /// The OS release that the code under test sees.
  public var osVersion: SystemVersion { file.os }

  /// The SDK that the code under test is linked with.
  public var linkedSDK: SystemVersion { file.sdk }

  /// Whether the code under test is linked with another SDK than the release's own.
  public var isVariant: Bool { linkedSDK != osVersion }

  /// The switches that its file answers itself, in the order of the answer table.
  public var overriddenSwitches: [BehaviourSwitch] {
    file.entries.map(\.behaviourSwitch).sorted { $0.index < $1.index }
  }

  /// The answer to a switch, its own or inherited.
  public func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    answers[behaviourSwitch.index]
  }

  /// The id of the platform whose file gave the answer to a switch.
  public func origin(of behaviourSwitch: BehaviourSwitch) -> String {
    origins[behaviourSwitch.index]
  }

  /// The switches to which another platform gives other candidates or another certainty.
  public func differences(from other: Platform) -> [BehaviourSwitch] {
    BehaviourSwitch.all.filter { behaviourSwitch in
      let left = answer(to: behaviourSwitch)
      let right = other.answer(to: behaviourSwitch)
      return left.candidates != right.candidates || left.certainty != right.certainty
    }
  }

  /// Makes the platform of a file from the answers that it inherits.
  init(
    file: PlatformFile, parent: Platform?, inherited: [PlatformAnswer?], isBundled: Bool
  ) {
    self.file = file
    self.isBundled = isBundled
    parents = parent.map { [$0.id] + $0.parents } ?? []
    var answers = inherited
    var origins = parent?.origins ?? inherited.map { _ in file.id }
    var changes: [Change] = []
    for entry in file.entries {
      let index = entry.behaviourSwitch.index
      if let before = inherited[index] {
        changes.append(
          Change(behaviourSwitch: entry.behaviourSwitch, before: before, after: entry.answer))
      }
      answers[index] = entry.answer
      origins[index] = file.id
    }
    self.answers = answers.compactMap { $0 }
    self.origins = origins
    self.changes = changes.sorted { $0.behaviourSwitch.index < $1.behaviourSwitch.index }
  }

  /// Makes a root or an heir; the caller has checked that no switch stays without an answer.
  init(file: PlatformFile, parent: Platform?, isBundled: Bool) {
    self.init(
      file: file, parent: parent,
      inherited: parent?.answers ?? BehaviourSwitch.all.map { _ in nil }, isBundled: isBundled)
  }
}
