import PositionedJSON
import Testing

@testable import CompatMatrix

@Suite struct MatrixSummaryTests {
  private let cells = [
    madeCell(), madeCell(["DS a", "DS b", "NT c"]),
    madeCell(["2P x"], conditional: true, certainty: "unknown"),
    madeCell(certainty: "assumed"), madeCell(verdict: .unsupported, certainty: "unknown"),
    madeCell(verdict: .error), madeCell(verdict: .limit),
  ]

  @Test func counts() {
    let summary = MatrixSummary(cells)
    #expect(summary.cells == 7)
    #expect(
      Verdict.allCases.map(summary.count) == [2, 1, 1, 1, 1, 1])
    #expect(summary.known == 4)
    #expect(summary.assumed == 1)
    #expect(summary.unknown == 1)
    #expect(summary.hazards == 3)
  }

  @Test func writesItsCounts() {
    #expect(
      JSONText.compact(MatrixSummary(cells).json) == """
        {"cells":7,"verdicts":{"clean":2,"limit":1,"hazard":1,"depends":1,"unsupported":1,\
        "error":1},"certainty":{"known":4,"assumed":1,"unknown":1},"hazards":3}
        """)
  }

  @Test func equalsByItsCounts() {
    #expect(MatrixSummary(cells) == MatrixSummary(cells.reversed()))
    #expect(MatrixSummary(cells) != MatrixSummary(cells.dropLast()))
    #expect(MatrixSummary([madeCell()]) != MatrixSummary([madeCell(verdict: .limit)]))
    #expect(MatrixSummary(cells).hashValue == MatrixSummary(cells.reversed()).hashValue)
  }
}
