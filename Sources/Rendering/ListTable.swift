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

  /// The widths of all columns but the last one, which keeps a third of the line if that does not
  /// break words of the others.
  private static func fittingWidths(_ rows: [[String]], style: TextStyle) -> [Int] {
    let count = rows.first?.count ?? 0
    guard count > 1 else { return [] }
    var widths = (0..<(count - 1)).map { column in
      rows.map { displayWidth($0[column]) }.max() ?? 0
    }
    func longestWord(_ column: Int) -> Int {
      rows.map { row in
        row[column].split(separator: " ").map { displayWidth(String($0)) }.max() ?? 0
      }
      .max() ?? 0
    }
    let words = (0..<count).map(longestWord)
    let third = style.width / 3
    narrow(&widths, to: style.width - third, floors: words)
    narrow(
      &widths, to: style.width - min(third, words[count - 1]),
      floors: Array(repeating: 4, count: count))
    return widths
  }

  /// Takes columns away from the widest ones above their floor until all fit with their gaps.
  private static func narrow(_ widths: inout [Int], to room: Int, floors: [Int]) {
    while widths.reduce(0, { $0 + $1 + 2 }) > room {
      let free = widths.indices.filter { widths[$0] > floors[$0] }
      guard let place = free.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[place] -= 1
    }
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
