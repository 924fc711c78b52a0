/// The weight that a piece of text has; every tone can be told without colour by its words.
enum Tone: Hashable, Sendable {
  case plain
  case heading
  case bad
  case doubtful
  case good
  case faint

  /// The numbers of the terminal's escape sequence, nil for plain text.
  var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1"
    case .bad: "31"
    case .doubtful: "33"
    case .good: "32"
    case .faint: "2"
    }
  }
}
