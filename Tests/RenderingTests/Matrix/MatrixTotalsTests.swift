import CompatMatrix
import Testing

@testable import Rendering

@Suite struct MatrixTotalsTests {
  @Test func countsCellsCertaintiesAndHazards() {
    var page = TextPage(TextStyle())
    MatrixTotals(report: Samples.small).add(to: &page)
    #expect(
      page.text == """
        Totals
          18 cells: 11 clean, 2 limit, 1 hazard, 1 depends, 2 unsupported, 1 error
          16 judged: 12 known, 2 assumed, 2 unknown, 14/16 rest on no unknown answer
          4 hazards: 2P 1 + 1?, BY 2

        """)
  }

  @Test func leavesHazardsOutWhereThereAreNone() {
    var page = TextPage(TextStyle())
    MatrixTotals(
      report: MatrixReport(
        platforms: [], interceptors: [], fixtures: [], cells: [Samples.cell("f", "i", "p")],
        digest: "")
    ).add(to: &page)
    #expect(!page.text.contains("hazards"))
  }
}
