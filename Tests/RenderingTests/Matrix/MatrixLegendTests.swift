import CompatMatrix
import Testing

@testable import Rendering

@Suite struct MatrixLegendTests {
  private func text(_ cells: [MatrixCell], showsCertainty: Bool = false) -> String {
    var page = TextPage(TextStyle())
    MatrixLegend(
      report: MatrixReport(
        platforms: [], interceptors: [], fixtures: [], cells: cells, digest: ""),
      marks: cells.map(CellMarks.init), hasSummary: false, showsCertainty: showsCertainty
    ).add(to: &page)
    return page.text
  }

  @Test func explainsOnlyWhatOccurs() {
    #expect(text([]) == "")
    #expect(text([Samples.cell("f", "i", "p")]) == "Legend\n  .    clean\n")
    #expect(
      text([Samples.cell("f", "i", "p", .depends, conditional: ["EX"])])
        == "Legend\n  XX?  under some answers only\n  EX  exception\n")
  }

  @Test func explainsEverySign() {
    let text = text(
      [
        Samples.cell("f", "i", "p"), Samples.cell("f", "i", "p", .unsupported),
        Samples.cell("f", "i", "p", .error), Samples.cell("f", "i", "p", .limit, limits: ["BY"]),
        Samples.cell("f", "i", "p", inherent: ["DS"]),
      ], showsCertainty: true)
    for sign in [
      ".    clean", "-    unsupported", "!    error", "L    ", "(XX) ", "k    ", "~    ",
    ] {
      #expect(text.contains(sign), "\(sign)")
    }
  }
}
