import Interceptors
import NavigationModel
import Platforms
import Testing

@testable import CompatMatrix

/// The interceptor that apps are told to use keeps what it promises, everywhere.
@Suite struct RecommendedInterceptorTests {
  private func verify(_ columns: [PlatformColumn], in catalog: PlatformCatalog) throws {
    let report = MatrixRunner(
      fixtures: try FixtureLibrary.bundled().fixtures, interceptors: [InterceptionController()],
      selection: PlatformSelection(columns, in: catalog)
    ).run()
    #expect(report.cells.count == report.fixtures.count * columns.count)
    for cell in report.cells where ![.clean, .limit, .unsupported].contains(cell.verdict) {
      Issue.record(
        "\(cell.fixture) on \(cell.platform): \(cell.verdict) \(cell.chargedHazards) \(cell.dependsOn)"
      )
    }
    let limits = Set(report.cells.flatMap(\.limits))
    #expect(limits.isSubset(of: InterceptionController().declaredLimits.map(\.hazard)))
    #expect(report.summary.count(of: .clean) > report.cells.count * 3 / 4)
  }

  @Test func isCleanOrAtADeclaredLimitInEveryCell() throws {
    let catalog = try PlatformCatalog.bundled()
    #expect(catalog.allColumns.count >= catalog.defaultColumns.count + 2)
    try verify(catalog.allColumns, in: catalog)
  }
}
