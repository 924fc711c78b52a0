import PositionedJSON

/// What a platform may be called.
enum PlatformID {
  /// The rule in words, for error messages.
  static let rule =
    "letters, digits and . + - _ after a letter or digit, and not \"all\" or \"default\""

  /// The words that stand for several platforms on the command line.
  static let reserved = ["all", "default"]

  /// Whether an id keeps the rule, so that it can stand in a list on the command line.
  static func isWellFormed(_ id: String) -> Bool {
    guard let first = id.unicodeScalars.first, isLetterOrDigit(first) else { return false }
    let isPlain = id.unicodeScalars.allSatisfy { scalar in
      isLetterOrDigit(scalar) || [".", "+", "-", "_"].contains(scalar)
    }
    return isPlain && !holdsTwoDots(id) && !reserved.contains(id.lowercased())
  }

  /// Whether two dots stand next to each other, as in a range.
  static func holdsTwoDots(_ text: some StringProtocol) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == "." && $1 == "." }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}

/// The question after the nearest name, nil where none is near.
func suggestion(for name: String, among names: some Sequence<String>) -> String? {
  nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
}
