import CompatMatrix

/// The report as a table for a terminal.
public enum MatrixTable {
  /// About how many lines a table takes that is not verbose, if it has much to show.
  static let lineBudget = 240

  /// Renders a summary, the rows that are not clean, notes, legend and totals.
  ///
  /// - Parameter gate: What a gate has found, for the last line.
  public static func render(
    _ report: MatrixReport, gate: GateResult?, style: TextStyle
  ) -> String {
    var page = TextPage(style)
    page.addList(
      "Compatibility matrix: ",
      [
        counted(report.fixtures.count, "fixture"),
        counted(report.interceptors.count, "interceptor"),
        counted(report.platforms.count, "platform"),
      ], .heading, indentation: 2)
    let index = ReportIndex(report)
    let isSingle = report.fixtures.count == 1
    if !isSingle {
      page.addGap()
      SummaryTable(index).add(report, to: &page)
    }
    var notes = NoteRegister()
    let sections = MatrixSections(index, style: style, linesTaken: page.lines.count)
    for section in sections.sections {
      page.addGap()
      section.add(to: &page, columns: sections.columns, notes: &notes)
    }
    page.addGap()
    notes.add(to: &page)
    page.addGap()
    MatrixLegend(
      report: report,
      marks: sections.sections.flatMap { $0.rows.flatMap(\.content.cells) }, hasSummary: !isSingle,
      showsCertainty: sections.showsCertainty
    ).add(to: &page)
    page.addGap()
    MatrixTotals(report: report).add(to: &page)
    if let gate { page.addList("  Gate: ", GateText.counts(gate), indentation: 4) }
    return page.text
  }
}

/// A number with its noun, in the plural unless it is one.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// A count with its digits in groups of three: `1,028,952`.
func grouped(_ count: Int) -> String {
  let digits = Array(String(count))
  var text = ""
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}
