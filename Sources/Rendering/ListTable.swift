/// Lists with aligned columns, the last one wrapped.
public enum ListTable {
  /// Renders rows under a heading; rows may be shorter than the heading, not longer.
  ///
  /// - Parameters:
  ///   - columns: The heading, one text for each column.
  ///   - rows: The texts, from any source.
  public static func render(columns: [String], rows: [[String]], style: TextStyle) -> String {
    var page = TextPage(style)
    let table = rows.map { row in
      columns.indices.map { $0 < row.count ? style.foreign(row[$0]) : "" }
    }
    let heading = columns.map(style.foreign)
    let widths = fittingWidths([heading] + table, style: style)
    add(heading, widths, .heading, to: &page)
    for row in table { add(row, widths, .plain, to: &page) }
    return page.text
  }

  /// The widths of all columns but the last one, which keeps a third of the line at least.
  private static func fittingWidths(_ rows: [[String]], style: TextStyle) -> [Int] {
    let count = rows.first?.count ?? 0
    guard count > 1 else { return [] }
    var widths = (0..<(count - 1)).map { column in
      rows.map { displayWidth($0[column]) }.max() ?? 0
    }
    let room = style.width * 2 / 3
    while widths.reduce(0, { $0 + $1 + 2 }) > room, let widest = widths.max(), widest > 4,
      let place = widths.firstIndex(of: widest)
    {
      widths[place] -= 1
    }
    return widths
  }

  private static func add(
    _ row: [String], _ widths: [Int], _ tone: Tone, to page: inout TextPage
  ) {
    let start = widths.reduce(0) { $0 + $1 + 2 }
    let cells = row.enumerated().map { index, text in
      wrapped(
        text, to: index < widths.count ? widths[index] : max(1, page.style.width - start))
    }
    for lineIndex in 0..<(cells.map(\.count).max() ?? 0) {
      var line = TextLine()
      var column = 0
      for (index, cell) in cells.enumerated() {
        line.pad(to: column)
        if lineIndex < cell.count { line.add(cell[lineIndex], tone) }
        if index < widths.count { column += widths[index] + 2 }
      }
      page.add(line)
    }
  }
}
