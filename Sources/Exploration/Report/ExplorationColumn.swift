/// What an exploration of one interceptor on one platform has come to.
public struct ExplorationColumn: Hashable, Sendable {
  /// The interceptor's identifier.
  public let interceptor: String
  /// The platform's label.
  public let platform: String
  /// The platform's name for people.
  public let platformTitle: String
  /// How many different states were seen; in a merged report the sum over the shards.
  public let states: Int
  /// How many steps were taken; in a merged report the sum over the shards.
  public let steps: Int
  /// How many events the paths have that were all followed to their end; -1 if not even those
  /// without any were.
  public let completeEvents: Int
  /// Why the search has ended.
  public let end: SearchEnd
  /// The open switches of the platform that were never read, by identifier.
  public let unreadSwitches: [String]
  /// The letters of the alphabet of which nothing ever came.
  public let idleLetters: [Letter]
  /// What should happen sometimes and never did.
  public let missedMilestones: [Milestone]
  /// What was found, in the order of the paths.
  public let findings: [ExplorationFinding]

  /// Whether every path within the bounds was followed to its end.
  public var isComplete: Bool { end == .complete }

  /// The findings that are the interceptor's.
  public var charged: [ExplorationFinding] { findings.filter(\.isCharged) }
}
