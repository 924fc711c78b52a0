import CompatMatrix
import Testing

@testable import Rendering

@Suite struct SummaryTableTests {
  private func tally(_ cells: MatrixCell...) -> SummaryTable.Tally {
    var tally = SummaryTable.Tally()
    for cell in cells { tally.take(cell) }
    return tally
  }

  @Test func countsFixturesByTheirWorst() {
    let tally = tally(
      Samples.cell("a", "i", "p", .hazard, certain: ["2P"], certainty: "unknown"),
      Samples.cell("b", "i", "p", .depends, certain: ["2P"], conditional: ["NT"]),
      Samples.cell("c", "i", "p", .depends, conditional: ["NT"], certainty: "assumed"),
      Samples.cell("d", "i", "p", .limit, limits: ["BY"]),
      Samples.cell("e", "i", "p", .unsupported), Samples.cell("f", "i", "p", .error),
      Samples.cell("g", "i", "p"))
    #expect(tally.certain == 2 && tally.conditional == 1 && tally.limited == 1)
    #expect(tally.errors == 1 && tally.judged == 6 && tally.resting == 5)
    #expect(tally.mark.text == "2")
  }

  @Test func saysOkOnlyWhereNothingIsWrong() {
    #expect(tally(Samples.cell("a", "i", "p")).mark.text == "ok")
    #expect(tally(Samples.cell("a", "i", "p", .limit, limits: ["BY"])).mark.text == "lim")
    #expect(tally(Samples.cell("a", "i", "p", .depends, conditional: ["BY"])).mark.text == "0")
    #expect(tally(Samples.cell("a", "i", "p", .error)).mark.text == "0")
    #expect(tally(Samples.cell("a", "i", "p", .unsupported)).mark.text == "-")
    #expect(tally().mark.text == "")
  }

  @Test func setsErrorsBelow() {
    var page = TextPage(TextStyle(columns: 60))
    SummaryTable(ReportIndex(Samples.small)).add(Samples.small, to: &page)
    #expect(
      page.text == """
        Fixtures with hazards                            12 13.0  26
        good                                             ok  lim lim
          8/8 without unknown
        bad                                              ok    1   1
          6/8 without unknown                                     1!

        """)
  }
}
