import Testing

@testable import CompatMatrix

@Suite struct ReportDifferenceTests {
  private func row(_ old: MatrixCell?, _ new: MatrixCell?) throws -> ReportDifference.Row {
    let difference = ReportDifference(
      old: madeReport([old].compactMap { $0 }), new: madeReport([new].compactMap { $0 }))
    #expect(difference.rows.count == 1)
    return try #require(difference.rows.first)
  }

  @Test func saysSame() throws {
    #expect(try row(madeCell(["DS a"]), madeCell(["DS a"])).change == .same)
  }

  @Test func saysRegressed() throws {
    let row = try row(madeCell(["DS a"]), madeCell(["DS a", "NT b"]))
    #expect(row.change == .regressed)
    #expect(row.came == ["NT"])
    #expect(row.went == [])
    #expect(row.oldVerdict == .hazard)
    #expect(row.newVerdict == .hazard)
  }

  @Test func sayRegressedWhereAnotherCauseReplacesOne() throws {
    let row = try row(madeCell(["DS a"]), madeCell(["DS b"]))
    #expect(row.change == .regressed)
    #expect(row.came == ["DS"])
    #expect(row.went == ["DS"])
  }

  @Test func saysFixed() throws {
    let row = try row(madeCell(["DS a", "NT b"]), madeCell(["NT b"]))
    #expect(row.change == .fixed)
    #expect(row.went == ["DS"])
  }

  @Test func aCellThatCannotBeJudgedIsNotFixed() throws {
    #expect(try row(madeCell(["DS a"]), madeCell(verdict: .error)).change == .regressed)
    #expect(try row(madeCell(), madeCell(verdict: .error)).change == .regressed)
    #expect(try row(madeCell(verdict: .error), madeCell(verdict: .error)).change == .same)
    #expect(try row(madeCell(verdict: .error), madeCell()).change == .changed)
  }

  @Test func saysChanged() throws {
    #expect(try row(madeCell(), madeCell(certainty: "assumed")).change == .changed)
    #expect(try row(madeCell(["DS a"]), madeCell(["DS a"], conditional: true)).change == .changed)
  }

  @Test func saysNewAndMissing() throws {
    let new = try row(nil, madeCell(["DS a"]))
    #expect(new.change == .new)
    #expect(new.oldVerdict == nil)
    #expect(new.came == ["DS"])
    let missing = try row(madeCell(["DS a"]), nil)
    #expect(missing.change == .missing)
    #expect(missing.newVerdict == nil)
    #expect(missing.went == ["DS"])
  }

  @Test func tellsCellsApartByAllThreeNames() {
    let cells = [
      madeCell(), madeCell(fixture: "g"), madeCell(interceptor: "j"), madeCell(platform: "q"),
    ]
    let difference = ReportDifference(old: madeReport(cells), new: madeReport(cells.reversed()))
    #expect(difference.rows.map(\.change) == [.same, .same, .same, .same])
    #expect(difference.rows(with: .same).count == 4)
    #expect(difference.rows(with: .new).isEmpty)
  }

  @Test func putsMissingCellsLast() {
    let difference = ReportDifference(
      old: madeReport([madeCell(fixture: "a"), madeCell(fixture: "b")]),
      new: madeReport([madeCell(fixture: "c"), madeCell(fixture: "b")]))
    #expect(difference.rows.map(\.fixture) == ["c", "b", "a"])
    #expect(difference.rows.map(\.change) == [.new, .same, .missing])
  }

  @Test func usesTheWordsOfTheGate() {
    #expect(
      ReportDifference.Change.allCases.map(\.rawValue)
        == ["regressed", "fixed", "changed", "new", "missing", "same"])
  }
}
