import Testing

@testable import CompatMatrix

@Suite struct MatrixReportRenamingTests {
  @Test func renamesPlatformsOfColumnsAndCells() {
    let report = madeReport([madeCell(["DS a"], platform: "14"), madeCell(platform: "18")])
    let renamed = report.renamingPlatforms(["14": "14-15", "18": "18"])
    #expect(renamed.platforms.map(\.id) == ["14-15", "18"])
    #expect(renamed.platforms.map(\.title) == ["iOS 14", "iOS 18"])
    #expect(renamed.cells == [madeCell(["DS a"], platform: "14-15"), madeCell(platform: "18")])
    #expect(renamed.digest == report.digest)
  }

  @Test func leavesEverythingWhereNamesStay() {
    let report = madeReport([madeCell()])
    #expect(report.renamingPlatforms(["p": "p"]) == report)
    #expect(report.renamingPlatforms([:]) == report)
  }
}
