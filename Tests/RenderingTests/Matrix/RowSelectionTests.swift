import CompatMatrix
import Testing

@testable import Rendering

@Suite struct RowSelectionTests {
  private func row(_ name: String, _ codes: String...) -> MatrixRow {
    MatrixRow(
      name: name, cells: [Samples.cell(name, "i", "p", .hazard, certain: codes)],
      isListed: { $0.isListed })
  }

  @Test func putsEqualRowsTogether() {
    let groups = RowSelection.grouped([row("a", "2P"), row("b", "BY"), row("c", "2P")])
    #expect(groups.map(\.name) == ["a", "b"])
    #expect(groups.map(\.count) == [2, 1])
  }

  @Test func keepsEverythingThatFits() {
    let rows = [row("a", "2P"), row("b", "BY")]
    #expect(RowSelection.fitting(rows, lines: 2, showsCertainty: false).map(\.name) == ["a", "b"])
  }

  @Test func prefersRowsThatStandForMostByTheLine() {
    var common = row("common", "BY")
    common.count = 9
    let rows = [row("tall", "2P", "NT", "DS"), row("rare", "WC"), common]
    let shown = RowSelection.fitting(rows, lines: 3, showsCertainty: false)
    #expect(shown.map(\.name) == ["rare", "common"])
  }

  @Test func prefersRowsThatAddAHazard() {
    var first = row("first", "BY")
    first.count = 9
    var second = MatrixRow(
      name: "second",
      cells: [Samples.cell("s", "i", "p", .depends, conditional: ["BY"])],
      isListed: { $0.isListed })
    second.count = 8
    let rows = [first, second, row("new", "2P")]
    let shown = RowSelection.fitting(rows, lines: 3, showsCertainty: false)
    #expect(shown.map(\.name) == ["first", "new"])
  }

  @Test func showsOneRowAtLeast() {
    let rows = [row("tall", "2P", "NT", "DS"), row("taller", "2P", "NT", "DS", "BY")]
    #expect(RowSelection.fitting(rows, lines: 1, showsCertainty: false).map(\.name) == ["tall"])
  }
}
