import CompatMatrix
import Testing

@testable import Rendering

@Suite struct MatrixRowTests {
  private let cells: [MatrixCell?] = [
    Samples.cell("f", "i", "1", .hazard, certain: ["NT", "2P"], limits: ["BY"]),
    Samples.cell("f", "i", "2", .depends, conditional: ["BY"], dependsOn: ["a", "b"]),
    Samples.cell("f", "i", "3", .depends, conditional: ["BY"], dependsOn: ["b"]),
    Samples.cell("f", "i", "4", inherent: ["DS"]), nil,
  ]

  @Test func ordersCodesAndCollectsNotes() {
    let row = MatrixRow(name: "f", cells: cells, isListed: { $0.isListed })
    #expect(row.codes == ["2P", "NT", "DS", "BY", "L"])
    #expect(row.content.notes == [.behaviourSwitch("a"), .behaviourSwitch("b")])
    #expect(row.chargedCodes == ["2P", "NT", "BY", "L"])
  }

  @Test func countsItsLines() {
    var row = MatrixRow(
      name: "f", cells: [Samples.cell("f", "i", "1", .hazard, certain: ["2P"])],
      isListed: { _ in true })
    #expect(row.height(showsCertainty: false) == 1)
    #expect(row.height(showsCertainty: true) == 2)
    row.count = 2
    #expect(row.height(showsCertainty: false) == 2)
  }
}
