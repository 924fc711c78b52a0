import CompatMatrix
import Testing

@testable import Rendering

@Suite struct MatrixSectionTests {
  private func row(_ name: String, _ codes: [String], dependsOn: [String] = []) -> MatrixRow {
    MatrixRow(
      name: name,
      cells: [Samples.cell(name, "i", "12", .hazard, certain: codes, dependsOn: dependsOn)],
      isListed: { $0.isListed })
  }

  private func text(_ rows: [MatrixRow], lines: Int?, showsCertainty: Bool = false) -> String {
    var page = TextPage(TextStyle(columns: 40))
    var notes = NoteRegister()
    let report = Samples.report(
      fixtures: [], interceptors: [], platforms: ["12"], cell: { _, _, _ in nil })
    MatrixSection(title: "who", rows: rows, lines: lines, showsCertainty: showsCertainty).add(
      to: &page, columns: MatrixColumns(report, contents: [3], style: page.style), notes: &notes)
    return page.text
  }

  @Test func stacksCodes() {
    #expect(
      text([row("first", ["NT", "2P"]), row("second", ["BY"])], lines: nil) == """
        who                                  12
          first                              2P
                                             NT
          second                             BY

        """)
  }

  @Test func putsRowsTogetherAndRefersToNotes() {
    let rows = [
      row("first", ["2P"], dependsOn: ["a"]), row("second", ["2P"], dependsOn: ["a"]),
    ]
    #expect(
      text(rows, lines: 9) == """
        who                                  12
          first                              2P
            and 1 more like this [1]

        """)
  }

  @Test func saysWhatItLeavesOut() {
    #expect(
      text([row("first", ["2P"]), row("second", ["NT", "DS"])], lines: 1) == """
        who                                  12
          first                              2P
          … and 1 more row of 1 kind, also NT DS

        """)
  }

  @Test func setsLongNamesOnTheirOwnLine() {
    let name = String(repeating: "x", count: 37)
    #expect(
      text([row(name, ["2P"])], lines: nil, showsCertainty: true) == """
        who                                  12
          \(name)
                                             2P
                                             k

        """)
  }
}
