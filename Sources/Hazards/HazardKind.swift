/// What has gone wrong, as one of the kinds that the matrix tells apart.
public enum HazardKind: String, CaseIterable, Sendable, Comparable {
  /// An intent removed more screens than its goal holds.
  case doublePop = "2P"
  /// A screen was removed that the intent did not aim at.
  case wrongScreenPopped = "WP"
  /// A change began inside a running animation where the platform corrupts.
  case nestedTransition = "NT"
  /// Stack and items disagree once settled.
  case desync = "DS"
  /// The guard consulted is not that of a leaving screen.
  case wrongScreenConsulted = "WC"
  /// An app's own intent was put to a guard.
  case consultedOnProgrammaticPop = "PC"
  /// One person's intent consulted the same guard more than once.
  case askedTwice = "AT"
  /// A person left a guarded screen although its guard refused or was never consulted.
  case bypassed = "BY"
  /// A back that nothing spoke against removed nothing.
  case deadBack = "DB"
  /// The interceptor swallowed an app's pop.
  case lostPop = "LP"
  /// The interceptor goes on popping or being asked without end.
  case runaway = "RC"
  /// UIKit would raise an exception.
  case exception = "EX"
  /// The back indicator is left dimmed, or its remedy has shown what is transparent on purpose.
  case dimmedIndicator = "DI"
  /// The controller reacts no more.
  case frozen = "FZ"
  /// A screen was torn down for good although its swipe was cancelled.
  case cancelledPopTreatedAsDone = "CC"
  /// A fixture's own expectation does not hold; found outside this module, so no rule exists for it.
  case expectationMissed = "XP"

  /// The two-letter code, as baselines and reports spell it.
  public var code: String { rawValue }

  /// The kind in words.
  public var title: String {
    switch self {
    case .doublePop: "double pop"
    case .wrongScreenPopped: "wrong screen popped"
    case .nestedTransition: "nested transition"
    case .desync: "desync"
    case .wrongScreenConsulted: "wrong screen consulted"
    case .consultedOnProgrammaticPop: "consulted on a programmatic pop"
    case .askedTwice: "asked twice"
    case .bypassed: "bypassed"
    case .deadBack: "dead back"
    case .lostPop: "lost pop"
    case .runaway: "runaway"
    case .exception: "exception"
    case .dimmedIndicator: "dimmed indicator"
    case .frozen: "frozen"
    case .cancelledPopTreatedAsDone: "cancelled pop treated as done"
    case .expectationMissed: "expectation missed"
    }
  }

  /// Whether a run without interceptor can show this kind, so that it is not charged to one.
  public var canBeInherent: Bool {
    switch self {
    case .nestedTransition, .desync, .lostPop, .exception, .frozen, .deadBack, .dimmedIndicator,
      .runaway:
      true
    default:
      false
    }
  }

  /// Orders kinds by their codes.
  public static func < (left: HazardKind, right: HazardKind) -> Bool {
    left.rawValue < right.rawValue
  }
}
