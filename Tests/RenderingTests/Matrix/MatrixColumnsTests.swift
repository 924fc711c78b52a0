import CompatMatrix
import Testing

@testable import Rendering

@Suite struct MatrixColumnsTests {
  @Test(arguments: [
    ("26+", "iOS 26 and later", "26+"), ("beta-2", "beta", "beta-2"),
    ("13.4", "iOS 13.4 to 13.7", "13.4"),
    ("a-very-long-identifier", "a long title", "a-very-long…"), ("9", "", "9"),
  ])
  func labelsPlatforms(id: String, title: String, label: String) {
    #expect(
      MatrixColumns.label(of: MatrixReport.Platform(id: id, title: title), style: TextStyle())
        == label)
  }

  @Test func splitsWhatDoesNotFit() {
    let report = Samples.report(
      fixtures: [], interceptors: [], platforms: (0..<20).map { "12.\($0)" },
      cell: { _, _, _ in nil })
    let columns = MatrixColumns(
      report, contents: Array(repeating: 6, count: 20), style: TextStyle())
    #expect(columns.panels.map(\.count) == [8, 8, 4])
    #expect(columns.panels.flatMap { $0 }.map(\.platform) == Array(0..<20))
    #expect(MatrixColumns.nameWidth(beside: columns.panels[0], style: TextStyle()) == 24)
  }
}
