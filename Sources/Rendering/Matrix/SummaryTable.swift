import CompatMatrix

/// The first table: how many fixtures have hazards, for each interceptor on each platform.
struct SummaryTable {
  /// One interceptor on one platform.
  struct Tally {
    var certain = 0
    var conditional = 0
    var limited = 0
    var errors = 0
    var judged = 0
    var resting = 0
    var missing = true

    mutating func take(_ cell: MatrixCell) {
      missing = false
      if cell.verdict == .unsupported { return }
      judged += 1
      if cell.certainty != "unknown" { resting += 1 }
      if cell.verdict == .error {
        errors += 1
      } else if !cell.hazards.isEmpty {
        certain += 1
      } else if !cell.conditionalHazards.isEmpty {
        conditional += 1
      } else if !cell.limits.isEmpty {
        limited += 1
      }
    }

    /// What stands on the interceptor's first line.
    var mark: (text: String, tone: Tone) {
      if missing { return ("", .plain) }
      if judged == 0 { return ("-", .faint) }
      if certain > 0 { return (String(certain), .bad) }
      if conditional + errors > 0 { return ("0", .plain) }
      return limited > 0 ? ("lim", .doubtful) : ("ok", .good)
    }
  }

  let names: [String]
  let tallies: [[Tally]]

  init(_ index: ReportIndex) {
    let report = index.report
    names = report.interceptors.map(\.id)
    tallies = report.interceptors.indices.map { interceptor in
      report.platforms.indices.map { platform in
        var tally = Tally()
        for fixture in report.fixtures.indices {
          if let cell = index.cell(
            fixture: fixture, interceptor: interceptor, platform: platform)
          {
            tally.take(cell)
          }
        }
        return tally
      }
    }
  }

  func add(_ report: MatrixReport, to page: inout TextPage) {
    let style = page.style
    let contents = report.platforms.indices.map { platform in
      tallies.map { lines(of: $0[platform]).map { displayWidth($0.text) }.max() ?? 0 }.max() ?? 0
    }
    for panel in MatrixColumns(report, contents: contents, style: style).panels {
      page.addGap()
      let nameWidth = MatrixColumns.nameWidth(beside: panel, style: style)
      var heading = TextLine("Fixtures with hazards", .heading)
      var column = nameWidth
      for entry in panel {
        column += entry.width
        heading.pad(to: column - displayWidth(entry.label))
        heading.add(entry.label, .heading)
      }
      page.add(heading)
      for row in names.indices { add(row, panel, nameWidth, to: &page) }
    }
  }

  /// The texts of a cell from top to bottom: certain, under some answers only, not judged.
  private func lines(of tally: Tally) -> [(text: String, tone: Tone)] {
    var lines = [tally.mark]
    if tally.conditional > 0 { lines.append(("\(tally.conditional)?", .doubtful)) }
    if tally.errors > 0 { lines.append(("\(tally.errors)!", .bad)) }
    return lines
  }

  private func add(
    _ row: Int, _ panel: [MatrixColumns.Column], _ nameWidth: Int, to page: inout TextPage
  ) {
    let style = page.style
    let name = style.foreign(names[row])
    let judged = tallies[row].reduce(0) { $0 + $1.judged }
    let resting = tallies[row].reduce(0) { $0 + $1.resting }
    var left = ["  \(resting)/\(judged) without unknown"]
    if displayWidth(name) <= nameWidth {
      left.insert(name, at: 0)
    } else {
      page.add(style.shortened(name, to: style.width))
    }
    let cells = panel.map { lines(of: tallies[row][$0.platform]) }
    for index in 0..<max(left.count, cells.map(\.count).max() ?? 0) {
      var line = TextLine()
      if index < left.count {
        line.add(left[index], left[index] == name ? .plain : .faint)
      }
      var column = nameWidth
      for (entry, cell) in zip(panel, cells) {
        column += entry.width
        guard index < cell.count else { continue }
        line.pad(to: column - displayWidth(cell[index].text))
        line.add(cell[index].text, cell[index].tone)
      }
      page.add(line)
    }
  }
}
