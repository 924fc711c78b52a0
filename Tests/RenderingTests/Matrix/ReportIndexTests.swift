import CompatMatrix
import Testing

@testable import Rendering

@Suite struct ReportIndexTests {
  @Test func findsCellsByPlace() {
    let index = ReportIndex(Samples.small)
    let cell = index.cell(fixture: 0, interceptor: 1, platform: 2)
    #expect(cell?.fixture == "tap" && cell?.interceptor == "bad" && cell?.platform == "26")
    #expect(index.cells(fixture: 2, interceptor: 0).map { $0?.platform } == ["12", "13.0", "26"])
  }

  @Test func leavesGapsWhereCellsAreMissing() {
    let report = Samples.report(
      fixtures: ["a", "b"], interceptors: ["i"], platforms: ["p"]
    ) { fixture, interceptor, platform in
      fixture == "a" ? nil : Samples.cell(fixture, interceptor, platform)
    }
    let index = ReportIndex(report)
    #expect(index.cell(fixture: 0, interceptor: 0, platform: 0) == nil)
    #expect(index.cell(fixture: 1, interceptor: 0, platform: 0)?.fixture == "b")
  }

  @Test func passesOverCellsOfStrangers() {
    let report = MatrixReport(
      platforms: Samples.small.platforms, interceptors: [], fixtures: [],
      cells: Samples.small.cells, digest: "")
    #expect(ReportIndex(report).report.cells.count == 18)
  }
}
