/// A part of the table: a heading and rows of cells under the platforms' labels.
struct MatrixSection {
  let title: String
  let rows: [MatrixRow]
  /// How many rows, and rows put together, are left out.
  let omitted: (groups: Int, rows: Int)
  /// The codes that only rows left out show.
  let omittedCodes: [String]
  let showsCertainty: Bool

  /// Groups and chooses rows so that the section takes about `lines` lines.
  init(title: String, rows: [MatrixRow], lines: Int?, showsCertainty: Bool) {
    self.title = title
    self.showsCertainty = showsCertainty
    guard let lines else {
      self.rows = rows
      omitted = (0, 0)
      omittedCodes = []
      return
    }
    let groups = RowSelection.grouped(rows)
    let shown = RowSelection.fitting(groups, lines: lines, showsCertainty: showsCertainty)
    self.rows = shown
    let shownCodes = shown.reduce(into: Set<String>()) { $0.formUnion($1.chargedCodes) }
    omittedCodes = HazardOrder.sorted(
      groups.reduce(into: Set<String>()) { $0.formUnion($1.chargedCodes) }.subtracting(shownCodes))
    omitted = (
      groups.count - shown.count, rows.count - shown.reduce(0) { $0 + $1.count }
    )
  }

  func add(to page: inout TextPage, columns: MatrixColumns, notes: inout NoteRegister) {
    for panel in columns.panels {
      page.addGap()
      addPanel(panel, to: &page, notes: &notes)
    }
    guard omitted.groups > 0 else { return }
    var text = "  … and \(counted(omitted.rows, "more row")) of \(counted(omitted.groups, "kind"))"
    if !omittedCodes.isEmpty { text += ", also " + omittedCodes.joined(separator: " ") }
    page.addWrapped(page.style.foreign(text), .faint, indentation: 4)
  }

  private func addPanel(
    _ panel: [MatrixColumns.Column], to page: inout TextPage, notes: inout NoteRegister
  ) {
    let style = page.style
    let nameWidth = MatrixColumns.nameWidth(beside: panel, style: style)
    var heading = TextLine()
    addName(style.foreign(title), .heading, nameWidth, to: &heading, &page)
    var column = nameWidth
    for entry in panel {
      heading.pad(to: column + 1)
      heading.add(entry.label, .faint)
      column += entry.width
    }
    page.add(heading)
    for row in rows { add(row, panel, nameWidth, to: &page, &notes) }
  }

  /// Adds a name in front of a line, or on a line of its own before it if it is too long.
  private func addName(
    _ name: String, _ tone: Tone, _ nameWidth: Int, to line: inout TextLine, _ page: inout TextPage
  ) {
    if displayWidth(name) <= nameWidth {
      line.add(name, tone)
    } else {
      page.add(page.style.shortened(name, to: page.style.width), tone)
    }
  }

  private func add(
    _ row: MatrixRow, _ panel: [MatrixColumns.Column], _ nameWidth: Int, to page: inout TextPage,
    _ notes: inout NoteRegister
  ) {
    let style = page.style
    var left = leftTexts(of: row, nameWidth: nameWidth, notes: &notes)
    let name = "  " + style.foreign(row.name)
    if displayWidth(name) <= nameWidth {
      left.insert(name, at: 0)
    } else {
      page.add(style.shortened(name, to: style.width))
    }
    var texts = row.codes.map(Optional.some) + (showsCertainty ? [nil] : [])
    if row.codes.isEmpty { texts.insert("", at: 0) }
    for index in 0..<max(left.count, texts.count) {
      var line = TextLine()
      if index < left.count {
        line.add(left[index], index == 0 && left[index] == name ? .plain : .faint)
      }
      if index < texts.count {
        addCells(row, code: texts[index], isFirst: index == 0, panel, nameWidth, to: &line)
      }
      page.add(line)
    }
  }

  private func leftTexts(
    of row: MatrixRow, nameWidth: Int, notes: inout NoteRegister
  ) -> [String] {
    let like = row.count > 1 ? "and \(row.count - 1) more like this" : ""
    let reference = notes.reference(to: row.content.notes)
    let both = [like, reference].filter { !$0.isEmpty }
    guard !both.isEmpty else { return [] }
    return wrapped(both.joined(separator: " "), to: nameWidth - 4).map { "    " + $0 }
  }

  /// Adds the marks for a code, or the certainties if it is nil.
  private func addCells(
    _ row: MatrixRow, code: String?, isFirst: Bool, _ panel: [MatrixColumns.Column],
    _ nameWidth: Int, to line: inout TextLine
  ) {
    var column = nameWidth
    for entry in panel {
      let cell = row.content.cells[entry.platform]
      var mark = code.map(cell.mark) ?? (cell.certaintyMark, .faint)
      if isFirst, mark.text.isEmpty { mark = cell.leadMark }
      line.pad(to: column + 1)
      line.add(mark.text, mark.tone)
      column += entry.width
    }
  }
}
