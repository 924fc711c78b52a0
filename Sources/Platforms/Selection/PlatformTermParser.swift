import NavigationModel
import PositionedJSON

/// Resolves one term of a platform list to columns.
struct PlatformTermParser {
  let catalog: PlatformCatalog

  /// The columns that a term names; throws if it names nothing.
  func columns(for term: String) throws(InputError) -> [PlatformColumn] {
    if term == "all" { return catalog.allColumns }
    if term == "default" { return catalog.defaultColumns }
    if let platform = catalog[term] { return [PlatformColumn(platform)] }
    if let column = catalog.defaultColumns.first(where: { $0.id == term }) { return [column] }
    if let range = Self.range(of: term) { return try columns(in: range, term: term) }
    if let version = SystemVersion(term) { return try columns(for: version, term: term) }
    throw unknown(term)
  }

  /// The range that a term spells, nil if it is none.
  static func range(of term: String) -> ReleaseRange? {
    for (sign, isLower, isStrict) in Self.comparisons where term.hasPrefix(sign) {
      let text = String(term.dropFirst(sign.count).drop { $0 == " " })
      guard let version = SystemVersion(text), let after = ReleaseRange.versionAfter(text) else {
        return nil
      }
      return isLower
        ? ReleaseRange(from: isStrict ? after : version, before: nil)
        : ReleaseRange(from: nil, before: isStrict ? version : after)
    }
    if term == ".." || term == "+" { return nil }
    if PlatformID.holdsTwoDots(term) { return ReleaseRange(term) }
    if term.hasSuffix("+") { return ReleaseRange(term.dropLast() + "..") }
    let ends = term.split(separator: "-", omittingEmptySubsequences: false)
    return ends.count == 2 && !ends.contains("") ? ReleaseRange("\(ends[0])..\(ends[1])") : nil
  }

  private static let comparisons = [
    (">=", true, false), ("<=", false, false), (">", true, true), ("<", false, true),
  ]

  private func columns(
    in range: ReleaseRange, term: String
  ) throws(InputError) -> [PlatformColumn] {
    let chosen = Set(
      catalog.releases.filter { catalog.span(of: $0).overlaps(range) }.map(\.id))
    guard !chosen.isEmpty else { throw nothing(term) }
    return catalog.releaseColumns.flatMap { column in
      column.platforms.allSatisfy { chosen.contains($0.id) }
        ? [column]
        : column.platforms.filter { chosen.contains($0.id) }.map(PlatformColumn.init)
    }
  }

  private func columns(
    for version: SystemVersion, term: String
  ) throws(InputError) -> [PlatformColumn] {
    let major = catalog.releases.filter { $0.osVersion.major == version.major }
    let inForce = major.last { $0.osVersion <= version }
    let chosen = term.contains(".") ? inForce.map { [$0] } ?? [] : major
    guard !chosen.isEmpty else { throw unknown(term) }
    return chosen.map(PlatformColumn.init)
  }

  private func nothing(_ term: String) -> InputError {
    InputError(
      location: nil, found: "\"\(term)\", which selects no platform",
      expected: "a range that meets the releases \(known)")
  }

  private func unknown(_ term: String) -> InputError {
    let ids = catalog.platforms.map(\.id) + catalog.defaultColumns.map(\.id) + PlatformID.reserved
    return InputError(
      location: nil, found: "platform \"\(term)\"", expected: "one of \(known) or a range",
      hint: SystemVersion(term) == nil ? suggestion(for: term, among: ids) : nil)
  }

  private var known: String { catalog.platforms.map(\.id).joined(separator: ", ") }
}
