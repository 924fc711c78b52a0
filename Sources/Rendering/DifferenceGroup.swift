import CompatMatrix

/// Cells of one interceptor that have changed in the same way on the same platforms.
struct DifferenceGroup {
  private struct Key: Hashable {
    let interceptor: String
    let came: [String]
    let went: [String]
    let verdicts: String
    let platforms: [String]
  }

  let interceptor: String
  let came: [String]
  let went: [String]
  /// The verdicts before and after, for example `clean → hazard`.
  let verdicts: String
  let platforms: [String]
  var fixtures: [String]

  /// How many cells the group holds.
  var cellCount: Int { platforms.count * fixtures.count }

  /// Groups rows, in the order of their first ones.
  static func groups(of rows: [ReportDifference.Row]) -> [DifferenceGroup] {
    let perFixture = merged(
      rows,
      key: { row in
        [
          row.interceptor, row.fixture, row.came.joined(separator: ","),
          row.went.joined(separator: ","), verdicts(of: row),
        ]
      })
    var groups: [DifferenceGroup] = []
    var places: [Key: Int] = [:]
    for rows in perFixture {
      let first = rows[0]
      let key = Key(
        interceptor: first.interceptor, came: first.came, went: first.went,
        verdicts: verdicts(of: first), platforms: rows.map(\.platform))
      if let place = places[key] {
        groups[place].fixtures.append(first.fixture)
      } else {
        places[key] = groups.count
        groups.append(
          DifferenceGroup(
            interceptor: key.interceptor, came: key.came, went: key.went, verdicts: key.verdicts,
            platforms: key.platforms, fixtures: [first.fixture]))
      }
    }
    return groups
  }

  private static func merged(
    _ rows: [ReportDifference.Row], key: (ReportDifference.Row) -> [String]
  ) -> [[ReportDifference.Row]] {
    var groups: [[ReportDifference.Row]] = []
    var places: [[String]: Int] = [:]
    for row in rows {
      let key = key(row)
      if let place = places[key] {
        groups[place].append(row)
      } else {
        places[key] = groups.count
        groups.append([row])
      }
    }
    return groups
  }

  private static func verdicts(of row: ReportDifference.Row) -> String {
    switch (row.oldVerdict, row.newVerdict) {
    case (let old?, let new?) where old != new: "\(old.rawValue) → \(new.rawValue)"
    case (_, let new?): new.rawValue
    case (let old?, nil): old.rawValue
    case (nil, nil): ""
    }
  }
}
