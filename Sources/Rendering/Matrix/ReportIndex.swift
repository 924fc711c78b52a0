import CompatMatrix

/// Finds the cells of a report by their three places.
struct ReportIndex {
  let report: MatrixReport
  private let places: [Int32]

  init(_ report: MatrixReport) {
    self.report = report
    let fixtures = Self.places(report.fixtures.map(\.id))
    let interceptors = Self.places(report.interceptors.map(\.id))
    let platforms = Self.places(report.platforms.map(\.id))
    let (rows, columns) = (report.interceptors.count, report.platforms.count)
    var places = [Int32](repeating: -1, count: report.fixtures.count * rows * columns)
    for (index, cell) in report.cells.enumerated() {
      guard let fixture = fixtures[cell.fixture], let row = interceptors[cell.interceptor],
        let column = platforms[cell.platform]
      else { continue }
      places[(fixture * rows + row) * columns + column] = Int32(index)
    }
    self.places = places
  }

  private static func places(_ ids: [String]) -> [String: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The cell at three places, nil if the report lacks it.
  func cell(fixture: Int, interceptor: Int, platform: Int) -> MatrixCell? {
    let place =
      (fixture * report.interceptors.count + interceptor) * report.platforms.count + platform
    return places[place] < 0 ? nil : report.cells[Int(places[place])]
  }

  /// The cells of one fixture under one interceptor, one for each platform.
  func cells(fixture: Int, interceptor: Int) -> [MatrixCell?] {
    report.platforms.indices.map {
      cell(fixture: fixture, interceptor: interceptor, platform: $0)
    }
  }
}
