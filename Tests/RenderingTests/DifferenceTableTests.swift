import CompatMatrix
import PositionedJSON
import Rendering
import Testing

@Suite struct DifferenceTableTests {
  private var difference: ReportDifference {
    let platforms = ["12", "13.0"]
    let old = Samples.report(
      fixtures: ["a", "b", "c", "gone"], interceptors: ["i"], platforms: platforms
    ) { fixture, interceptor, platform in
      fixture == "c"
        ? Samples.cell(fixture, interceptor, platform, .hazard, certain: ["2P"])
        : Samples.cell(fixture, interceptor, platform)
    }
    let new = Samples.report(
      fixtures: ["a", "b", "c", "new"], interceptors: ["i"], platforms: platforms
    ) { fixture, interceptor, platform in
      switch (fixture, platform) {
      case ("a", _), ("b", _):
        Samples.cell(fixture, interceptor, platform, .hazard, certain: ["BY"])
      case ("c", "12"): Samples.cell(fixture, interceptor, platform)
      case ("c", _):
        Samples.cell(fixture, interceptor, platform, .hazard, certain: ["2P"], certainty: "assumed")
      default: Samples.cell(fixture, interceptor, platform)
      }
    }
    return ReportDifference(old: old, new: new)
  }

  @Test func groupsLikeChanges() {
    #expect(
      DifferenceTable.render(difference, style: TextStyle()) == """
        regressed: 4 cells
          i  +BY clean → hazard  a and 1 more on 12, 13.0

        fixed: 1 cell
          i  -2P hazard → clean  c on 12

        changed: 1 cell
          i  hazard  c on 13.0

        new: 2 cells
          i  clean  new on 12, 13.0

        missing: 2 cells
          i  clean  gone on 12, 13.0

        10 cells: 4 regressed, 1 fixed, 1 changed, 2 new, 2 missing, 0 same

        """)
  }

  @Test func namesEveryFixtureIfVerbose() {
    let text = DifferenceTable.render(difference, style: TextStyle(isVerbose: true))
    #expect(text.contains("  i  +BY clean → hazard  a, b on 12, 13.0\n"))
  }

  @Test func rendersNoDifference() {
    let text = DifferenceTable.render(
      ReportDifference(old: Samples.small, new: Samples.small), style: TextStyle())
    #expect(
      text
        == "18 cells: 0 regressed, 0 fixed, 0 changed, 0 new, 0 missing, 18 same\n")
  }

  @Test func limitsLongLists() {
    let empty = MatrixReport(platforms: [], interceptors: [], fixtures: [], cells: [], digest: "")
    let difference = ReportDifference(old: empty, new: Samples.wide)
    let style = TextStyle(isASCII: true)
    let text = DifferenceTable.render(difference, style: style)
    expectWellFormed(text)
    expectPlainASCII(text)
    #expect(text.split(separator: "\n").count < 70)
    #expect(text.contains("  ... and "))
  }

  @Test func writesJSON() throws {
    let text = DifferenceTable.json(difference)
    let document = try JSONDocument(reading: Array(text.utf8), file: "d")
    var object = try document.cursor.object()
    #expect(try object.required("formatVersion").integer() == 1)
    var counts = try object.required("counts").object()
    #expect(try counts.required("regressed").integer() == 4)
    #expect(try counts.required("same").integer() == 0)
    let changes = try object.required("rows").array { cursor throws(InputError) in
      var row = try cursor.object()
      return try row.required("change").string()
    }
    #expect(
      changes == [
        "regressed", "regressed", "regressed", "regressed", "fixed", "changed", "new", "new",
        "missing", "missing",
      ])
  }
}
