import CompatMatrix
import PositionedJSON

/// What has become different between two reports.
public enum DifferenceTable {
  /// How many lines each kind of change may take unless the style is verbose.
  static let lineLimit = 20

  /// Renders the cells that are not the same, like ones put together, and the counts of all.
  public static func render(_ difference: ReportDifference, style: TextStyle) -> String {
    var page = TextPage(style)
    for change in ReportDifference.Change.allCases where change != .same {
      let groups = DifferenceGroup.groups(of: difference.rows(with: change))
      guard !groups.isEmpty else { continue }
      page.addGap()
      let total = groups.reduce(0) { $0 + $1.cellCount }
      page.add("\(change.rawValue): \(counted(total, "cell"))", tone(of: change))
      let shown = style.isVerbose ? groups.count : min(groups.count, lineLimit)
      for group in groups.prefix(shown) { add(group, to: &page) }
      if shown < groups.count {
        let left = groups.dropFirst(shown).reduce(0) { $0 + $1.cellCount }
        page.add(style.own("  … and \(counted(left, "cell")) more"), .faint)
      }
    }
    page.addGap()
    let counts = ReportDifference.Change.allCases.map {
      "\(difference.rows(with: $0).count) \($0.rawValue)"
    }
    page.addWrapped(
      "\(difference.rows.count) cells: " + counts.joined(separator: ", "), indentation: 2)
    return page.text
  }

  /// Renders the same as one JSON document; cells that are the same are only counted.
  public static func json(_ difference: ReportDifference) -> String {
    let rows = difference.rows.filter { $0.change != .same }
    return JSONText.canonical(
      [
        "formatVersion": 1,
        "counts": .object(
          ReportDifference.Change.allCases.map {
            .init($0.rawValue, .integer(difference.rows(with: $0).count))
          }),
        "rows": .array(rows.map(json)),
      ])
  }

  private static func json(_ row: ReportDifference.Row) -> JSONOutput {
    .object(omittingNil: [
      "fixture": .string(row.fixture), "interceptor": .string(row.interceptor),
      "platform": .string(row.platform), "change": .string(row.change.rawValue),
      "came": .array(row.came.map(JSONOutput.string)),
      "went": .array(row.went.map(JSONOutput.string)),
      "oldVerdict": row.oldVerdict.map { .string($0.rawValue) },
      "newVerdict": row.newVerdict.map { .string($0.rawValue) },
    ])
  }

  private static func tone(of change: ReportDifference.Change) -> Tone {
    switch change {
    case .regressed: .bad
    case .fixed: .good
    case .changed: .doubtful
    case .new, .missing, .same: .heading
    }
  }

  private static func add(_ group: DifferenceGroup, to page: inout TextPage) {
    let style = page.style
    var text = "  \(group.interceptor)  "
    text += group.came.map { "+\($0) " }.joined() + group.went.map { "-\($0) " }.joined()
    text += group.verdicts + "  " + group.fixtures[0]
    if group.fixtures.count > 1, !style.isVerbose {
      text += " and \(group.fixtures.count - 1) more"
    } else {
      text += group.fixtures.dropFirst().map { ", \($0)" }.joined()
    }
    page.addWrapped(
      style.foreign(text + " on " + group.platforms.joined(separator: ", ")), indentation: 6)
  }
}
