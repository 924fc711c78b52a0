import NavigationModel

/// A range of OS releases, for example `13.4..18`, `..12` or `26..`.
///
/// An end without a minor number stands for the whole major release: `..12` holds 12.5.
public struct ReleaseRange: Hashable, Sendable, CustomStringConvertible {
  /// The first version inside, nil without a lower end.
  public let from: SystemVersion?
  /// The first version after the range, nil without an upper end.
  public let before: SystemVersion?

  /// Makes a range from its first version and the first version after it.
  public init(from: SystemVersion?, before: SystemVersion?) {
    self.from = from
    self.before = before
  }

  /// Reads `13.4..18`, `..12`, `26..`, `..` or a single release; nil for anything else.
  ///
  /// A range that ends before it begins is nil as well.
  public init?(_ text: some StringProtocol) {
    let ends = Self.ends(of: String(text))
    guard let (lower, upper) = ends else { return nil }
    var from: SystemVersion?
    var before: SystemVersion?
    if !lower.isEmpty {
      guard let version = SystemVersion(lower) else { return nil }
      from = version
    }
    if !upper.isEmpty {
      guard let version = Self.versionAfter(upper) else { return nil }
      before = version
    }
    if let from, let before, from >= before { return nil }
    self.init(from: from, before: before)
  }

  /// Whether a version lies inside.
  public func contains(_ version: SystemVersion) -> Bool {
    if let from, version < from { return false }
    if let before, version >= before { return false }
    return true
  }

  /// Whether at least one version lies in both ranges.
  public func overlaps(_ other: ReleaseRange) -> Bool {
    if let from, let end = other.before, from >= end { return false }
    if let start = other.from, let before, start >= before { return false }
    return true
  }

  /// The range as the first version inside and the first version after, for example `12.0..<13.0`.
  public var description: String {
    "\(from.map(\.description) ?? "")..<\(before.map(\.description) ?? "")"
  }

  /// The first version after a release: `12` gives 13.0, `13.3` gives 13.4.
  static func versionAfter(_ text: some StringProtocol) -> SystemVersion? {
    guard let version = SystemVersion(text) else { return nil }
    return text.contains(".")
      ? SystemVersion(version.major, version.minor + 1) : SystemVersion(version.major + 1)
  }

  private static func ends(of text: String) -> (lower: Substring, upper: Substring)? {
    var position = text.startIndex
    while position < text.endIndex {
      let rest = text[position...]
      if rest.hasPrefix("..") { return (text[..<position], rest.dropFirst(2)) }
      position = text.index(after: position)
    }
    return text.isEmpty ? nil : (text[...], text[...])
  }
}
