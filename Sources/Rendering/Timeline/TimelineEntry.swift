import NavigationModel

/// One line of a timeline before it is laid out.
struct TimelineEntry: Hashable {
  /// What kind of line it is.
  enum Role: Hashable {
    case event
    case switchRead
    case log
    case exception
    case heading
  }

  let role: Role
  /// The time in milliseconds; nil where the line has none of its own.
  let time: UInt32?
  let actor: String
  let words: String
  /// The stack and the items, if they have changed.
  let state: String
  /// The codes of the hazards that the event caused.
  var hazards: [String] = []
  /// The rows of the evidence behind the answer to a switch.
  var evidence: [String] = []
  /// Whether the line belongs to the liveness probe.
  var isProbe = false

  /// Whether the line says the same as another, whatever evidence backs the answer.
  func saysTheSame(as other: TimelineEntry) -> Bool {
    role == other.role && time == other.time && actor == other.actor && words == other.words
      && state == other.state && hazards == other.hazards && isProbe == other.isProbe
  }

  /// The line that stands for this one and one that says the same.
  func merged(with other: TimelineEntry) -> TimelineEntry {
    guard evidence != other.evidence else { return self }
    var merged = self
    merged.evidence += ["|"] + other.evidence
    return merged
  }
}
