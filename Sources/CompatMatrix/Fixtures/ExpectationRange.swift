import NavigationModel

/// A range of OS releases as a fixture's expectation names it: `12`, `13.4`, `12..14`, `>=13`, `<=12`.
public struct ExpectationRange: Hashable, Sendable {
  /// The range as it was written.
  public let text: String
  private let lower: SystemVersion?
  private let upper: SystemVersion?

  /// Reads a range; nil if the text is none, or if its ends are the wrong way round.
  ///
  /// A release without a minor number stands for all of its minor releases.
  public init?(_ text: String) {
    self.text = text
    func lowest(_ part: some StringProtocol) -> SystemVersion? { SystemVersion(part) }
    func highest(_ part: some StringProtocol) -> SystemVersion? {
      SystemVersion(part).map { part.contains(".") ? $0 : SystemVersion($0.major, .max) }
    }
    if text.hasPrefix(">=") {
      guard let version = lowest(text.dropFirst(2)) else { return nil }
      (lower, upper) = (version, nil)
    } else if text.hasPrefix("<=") {
      guard let version = highest(text.dropFirst(2)) else { return nil }
      (lower, upper) = (nil, version)
    } else {
      let ends = text.split(separator: "..", omittingEmptySubsequences: false)
      guard let first = ends.first, let last = ends.last, ends.count <= 2,
        let low = lowest(first), let high = highest(last), low <= high
      else { return nil }
      (lower, upper) = (low, high)
    }
  }

  /// Whether the range holds a release.
  public func contains(_ version: SystemVersion) -> Bool {
    (lower.map { $0 <= version } ?? true) && (upper.map { version <= $0 } ?? true)
  }
}
