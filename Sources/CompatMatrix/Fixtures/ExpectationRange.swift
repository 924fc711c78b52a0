import NavigationModel

/// A range of OS releases as a fixture's expectation names it.
///
/// One or more terms that must all hold, separated by spaces: `12`, `13.4`, `12..14`, `>=13`,
/// `<=12`, `<13`, `>=13 <26`. A release without a minor number stands for all its minor releases.
public struct ExpectationRange: Hashable, Sendable {
  /// The range as it was written.
  public let text: String
  private var lower: SystemVersion?
  // The first version after the range.
  private var end: SystemVersion?

  /// Reads a range; nil if the text is none, or if it holds nothing.
  public init?(_ text: String) {
    self.text = text
    let terms = text.split(separator: " ", omittingEmptySubsequences: false)
    for term in terms {
      guard narrow(by: term) else { return nil }
    }
    if let lower, let end, lower >= end { return nil }
  }

  private mutating func narrow(by term: Substring) -> Bool {
    var first: Substring?
    var last: Substring?
    if term.hasPrefix(">=") {
      first = term.dropFirst(2)
    } else if term.hasPrefix("<=") {
      last = term.dropFirst(2)
    } else if term.hasPrefix("<") {
      guard let version = SystemVersion(term.dropFirst()) else { return false }
      end = min(end ?? version, version)
      return true
    } else {
      (first, last) = Self.ends(of: term)
    }
    if let first {
      guard let version = SystemVersion(first) else { return false }
      lower = max(lower ?? version, version)
    }
    if let last {
      guard let version = SystemVersion(last) else { return false }
      let next =
        last.contains(".")
        ? SystemVersion(version.major, version.minor + 1) : SystemVersion(version.major + 1)
      end = min(end ?? next, next)
    }
    return true
  }

  /// What stands before and after the first two dots, twice the whole term where there are none.
  private static func ends(of term: Substring) -> (Substring, Substring) {
    for index in term.indices where term[index...].hasPrefix("..") {
      return (term[..<index], term[index...].dropFirst(2))
    }
    return (term, term)
  }

  /// Whether the range holds a release.
  public func contains(_ version: SystemVersion) -> Bool {
    (lower.map { $0 <= version } ?? true) && (end.map { version < $0 } ?? true)
  }
}
