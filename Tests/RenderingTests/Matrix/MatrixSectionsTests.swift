import CompatMatrix
import Testing

@testable import Rendering

@Suite struct MatrixSectionsTests {
  private func sections(_ report: MatrixReport, isVerbose: Bool = false) -> MatrixSections {
    MatrixSections(
      ReportIndex(report), style: TextStyle(isVerbose: isVerbose), linesTaken: 10)
  }

  @Test func listsOnlyRowsThatAreNotClean() {
    let sections = sections(Samples.small)
    #expect(sections.sections.map(\.title) == ["good", "bad"])
    #expect(sections.sections.map { $0.rows.map(\.name) } == [["menu"], ["tap", "swipe"]])
    #expect(!sections.showsCertainty)
  }

  @Test func leavesOutInterceptorsWithoutSuchRows() {
    let report = Samples.report(
      fixtures: ["a", "b"], interceptors: ["clean", "bad"], platforms: ["12"]
    ) { fixture, interceptor, platform in
      interceptor == "bad"
        ? Samples.cell(fixture, interceptor, platform, .hazard, certain: ["2P"])
        : Samples.cell(fixture, interceptor, platform)
    }
    let sections = sections(report)
    #expect(sections.sections.map(\.title) == ["bad"])
    #expect(sections.sections[0].rows.map(\.count) == [2])
  }

  @Test func listsEveryRowAloneIfVerbose() {
    let sections = sections(Samples.small, isVerbose: true)
    #expect(sections.sections.map { $0.rows.count } == [3, 3])
    #expect(sections.sections.allSatisfy { $0.rows.allSatisfy { $0.count == 1 } })
    #expect(sections.showsCertainty)
  }

  @Test func listsInterceptorsForASingleFixture() {
    let report = Samples.report(
      fixtures: ["only"], interceptors: ["i", "j"], platforms: ["12"],
      cell: { Samples.cell($0, $1, $2) })
    let sections = sections(report)
    #expect(sections.sections.map(\.title) == ["only"])
    #expect(sections.sections[0].rows.map(\.name) == ["i", "j"])
    #expect(sections.showsCertainty)
  }

  @Test func makesColumnsWideEnoughForTheirMarks() {
    let sections = sections(Samples.small)
    let widths = sections.columns.panels.flatMap { $0 }.map(\.width)
    #expect(widths == [5, 5, 4])
  }

  @Test func sharesLinesAmongSections() {
    let sections = sections(Samples.wide)
    #expect(sections.sections.count == 22)
    #expect(sections.sections.allSatisfy { $0.omitted.groups > 0 })
    for section in sections.sections {
      let rows = section.rows.reduce(0) { $0 + $1.count } + section.omitted.rows
      #expect(rows == 20)
    }
  }
}
