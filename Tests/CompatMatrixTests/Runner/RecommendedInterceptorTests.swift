import Interceptors
import NavigationModel
import Platforms
import Testing

@testable import CompatMatrix

/// The interceptor that apps are told to use keeps what it promises, everywhere.
@Suite struct RecommendedInterceptorTests {
  @Test func isCleanOrAtADeclaredLimitInEveryCell() throws {
    let catalog = try PlatformCatalog.bundled()
    let report = MatrixRunner(
      fixtures: try FixtureLibrary.bundled().fixtures, interceptors: [InterceptionController()],
      selection: PlatformSelection(catalog.allColumns, in: catalog)
    ).run()
    let columns = catalog.allColumns.count
    #expect(columns >= 11)
    #expect(report.cells.count == report.fixtures.count * columns)
    for cell in report.cells where ![.clean, .limit, .unsupported].contains(cell.verdict) {
      Issue.record(
        "\(cell.fixture) on \(cell.platform): \(cell.verdict) \(cell.chargedHazards) \(cell.reason ?? "")"
      )
    }
    let limits = Set(report.cells.flatMap(\.limits))
    #expect(limits.isSubset(of: InterceptionController().declaredLimits.map(\.hazard)))
    #expect(report.summary.count(of: .clean) > report.cells.count * 3 / 4)
  }
}
