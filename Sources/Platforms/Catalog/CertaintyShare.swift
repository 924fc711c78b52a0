import NavigationModel

/// How many answers of a platform are known, assumed and unknown.
public struct CertaintyShare: Hashable, Sendable {
  /// Answers that are known.
  public let known: Int
  /// Answers that are assumed.
  public let assumed: Int
  /// Answers that are unknown.
  public let unknown: Int

  /// Counts the answers of a platform to the given switches.
  public init(
    of platform: some PlatformBehaviour, over switches: [BehaviourSwitch] = BehaviourSwitch.all
  ) {
    func count(_ certainty: Certainty) -> Int {
      switches.count { platform.answer(to: $0).certainty == certainty }
    }
    known = count(.known)
    assumed = count(.assumed)
    unknown = count(.unknown)
  }
}
