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
}
