import Hazards

/// The order and the words of hazard codes, unknown ones from newer reports at the end.
enum HazardOrder {
  static func sorted(_ codes: Set<String>) -> [String] {
    codes.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  static func title(of code: String) -> String {
    HazardKind(rawValue: code)?.title ?? code
  }

  private static func rank(_ code: String) -> Int {
    if code == CellMarks.limitCode { return Int.max }
    return ranks[code] ?? HazardKind.allCases.count
  }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: HazardKind.allCases.enumerated().map { ($1.rawValue, $0) })
}
