import NavigationModel

/// One column of the matrix: releases that give the same answers with the same certainties.
public struct PlatformColumn: Sendable {
  /// The column's identifier, for example `13.4`, `14-15` or `26+`.
  public let id: String
  /// The merged platforms, oldest first; never empty.
  public let platforms: [Platform]
  /// The platform that a run of the column runs under: the oldest one.
  public let platform: Platform

  init(id: String, first: Platform, others: [Platform]) {
    self.id = id
    platform = first
    platforms = [first] + others
  }

  /// Makes a column of a single platform under its own id.
  public init(_ platform: Platform) {
    self.init(id: platform.id, first: platform, others: [])
  }

  /// Merges neighbours that agree; the last column is open-ended and spelled `26+`.
  ///
  /// - Parameter releases: Releases without variants, oldest first.
  public static func merging(_ releases: [Platform]) -> [PlatformColumn] {
    var groups: [(first: Platform, others: [Platform])] = []
    for release in releases {
      if let last = groups.last, release.differences(from: last.first).isEmpty {
        groups[groups.count - 1].others.append(release)
      } else {
        groups.append((release, []))
      }
    }
    return groups.enumerated().map { index, group in
      let id =
        index == groups.count - 1
        ? group.first.id + "+"
        : group.others.last.map { "\(group.first.id)-\($0.id)" } ?? group.first.id
      return PlatformColumn(id: id, first: group.first, others: group.others)
    }
  }
}

extension PlatformCatalog {
  /// The columns of a run that names no platforms: merged releases, then added platforms.
  public var defaultColumns: [PlatformColumn] {
    releaseColumns + platforms.filter { !$0.isBundled }.map(PlatformColumn.init)
  }

  /// Every column there is: the default ones and the variants, in the order of the catalog.
  public var allColumns: [PlatformColumn] {
    let variants = platforms.filter { $0.isBundled && $0.isVariant }.map(PlatformColumn.init)
    return inCatalogOrder(defaultColumns + variants)
  }

  /// The id of the default column that a platform belongs to; its own id if it is in none.
  public func columnID(of platform: Platform) -> String {
    defaultColumns.first { column in column.platforms.contains { $0.id == platform.id } }?.id
      ?? platform.id
  }

  func inCatalogOrder(_ columns: [PlatformColumn]) -> [PlatformColumn] {
    func place(_ column: PlatformColumn) -> Int {
      platforms.firstIndex { $0.id == column.platform.id } ?? platforms.count
    }
    return columns.map { (place($0), $0) }
      .sorted { ($0.0, $1.1.platforms.count) < ($1.0, $0.1.platforms.count) }
      .map(\.1)
  }
}
