import CompatMatrix

/// The sections of a table: one for each interceptor with rows to show, or one for a single fixture.
struct MatrixSections {
  let sections: [MatrixSection]
  let columns: MatrixColumns
  let showsCertainty: Bool

  init(_ index: ReportIndex, style: TextStyle, linesTaken: Int) {
    let report = index.report
    let isSingle = report.fixtures.count == 1
    showsCertainty = style.isVerbose || isSingle
    var contents: [(title: String, rows: [MatrixRow])] = []
    if isSingle {
      let rows = report.interceptors.indices.map { interceptor in
        MatrixRow(
          name: report.interceptors[interceptor].id,
          cells: index.cells(fixture: 0, interceptor: interceptor), isListed: { _ in true })
      }
      contents.append((report.fixtures[0].id, rows))
    } else {
      for (place, interceptor) in report.interceptors.enumerated() {
        let rows = report.fixtures.indices.compactMap { fixture -> MatrixRow? in
          let row = MatrixRow(
            name: report.fixtures[fixture].id,
            cells: index.cells(fixture: fixture, interceptor: place),
            isListed: { $0.isListed })
          return style.isVerbose || row.content.cells.contains(where: \.isListed) ? row : nil
        }
        if !rows.isEmpty { contents.append((interceptor.id, rows)) }
      }
    }
    let lines =
      style.isVerbose || isSingle
      ? nil : Self.lines(taken: linesTaken, sections: contents.map { $0.rows })
    let showsCertainty = showsCertainty
    sections = contents.map {
      MatrixSection(title: $0.title, rows: $0.rows, lines: lines, showsCertainty: showsCertainty)
    }
    let shown = sections.flatMap(\.rows)
    columns = MatrixColumns(
      report,
      contents: report.platforms.indices.map { platform in
        shown.reduce(1) { widest, row in
          let cell = row.content.cells[platform]
          return row.codes.reduce(widest) { max($0, cell.mark(for: $1).text.count) }
        }
      }, style: style)
  }

  /// How many lines each section may take for its rows.
  private static func lines(taken: Int, sections: [[MatrixRow]]) -> Int {
    let others = 50
    let room = MatrixTable.lineBudget - taken - others
    return max(4, room / max(1, sections.count) - 3)
  }
}
