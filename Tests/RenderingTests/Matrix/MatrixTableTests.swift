import CompatMatrix
import Testing

@testable import Rendering

@Suite struct MatrixTableTests {
  @Test func rendersASmallReport() {
    #expect(
      MatrixTable.render(Samples.small, gate: nil, style: TextStyle(columns: 60)) == """
        Compatibility matrix: 3 fixtures, 2 interceptors,
          3 platforms

        Fixtures with hazards                            12 13.0  26
        good                                             ok  lim lim
          8/8 without unknown
        bad                                              ok    1   1
          6/8 without unknown                                     1!

        good                                           12   13.0 26
          menu                                         -    L    L
            [1]

        bad                                            12   13.0 26
          tap                                          .    2P   2P?
            [2]                                             BY   BY
          swipe                                        (DS) .    !
            [3]

        Notes
          [1] unsupported: no menu there
          [2] depends on tap.askCount: How often is the delegate as…
          [3] error: too many answers

        Legend
          12   fixtures with hazards
          12?  the same under some answers only
          ok   no hazard
          lim  only declared limits
          .    clean
          -    unsupported
          !    error
          L    a limit that it declares
          XX?  under some answers only
          (XX) UIKit's own
          5/9 without unknown: 5 cells of 9 judged rest on no
            unknown answer
          2P  double pop  DS  desync      BY  bypassed

        Totals
          18 cells: 11 clean, 2 limit, 1 hazard, 1 depends,
            2 unsupported, 1 error
          16 judged: 12 known, 2 assumed, 2 unknown,
            14/16 rest on no unknown answer
          4 hazards: 2P 1 + 1?, BY 2

        """)
  }

  @Test func rendersEverythingIfVerbose() {
    let text = MatrixTable.render(
      Samples.small, gate: nil, style: TextStyle(columns: 60, isVerbose: true))
    #expect(
      text.hasPrefix(
        """
        Compatibility matrix: 3 fixtures, 2 interceptors,
          3 platforms

        Fixtures with hazards                            12 13.0  26
        good                                             ok  lim lim
          8/8 without unknown
        bad                                              ok    1   1
          6/8 without unknown                                     1!

        good                                           12   13.0 26
          tap                                          .    .    .
                                                       k    k    k
          swipe                                        .    .    .
                                                       k    k    k
          menu                                         -    L    L
            [1]                                             ~    ~

        bad                                            12   13.0 26
          tap                                          .    2P   2P?
            [2]                                             BY   BY
                                                       k    k    ?
          swipe                                        (DS) .    !
            [3]                                        k    k    ?
          menu                                         -    .    .
            [1]                                             k    k

        Notes
          [1] unsupported: no menu there
          [2] depends on tap.askCount: How often is the delegate
              asked for one back tap?
          [3] error: too many answers
        """))
  }

  @Test func rendersASingleFixtureByInterceptor() {
    let cells = Samples.small.cells.filter { $0.fixture == "tap" }
    let report = MatrixReport(
      platforms: Samples.small.platforms, interceptors: Samples.small.interceptors,
      fixtures: [Samples.small.fixtures[0]], cells: cells, digest: "")
    let text = MatrixTable.render(report, gate: nil, style: TextStyle(columns: 60))
    #expect(
      text.hasPrefix(
        """
        Compatibility matrix: 1 fixture, 2 interceptors, 3 platforms

        tap                                              12 13.0 26
          good                                           .  .    .
                                                         k  k    k
          bad                                            .  2P   2P?
            [1]                                             BY   BY
                                                         k  k    ?

        Notes
          [1] depends on tap.askCount: How often is the delegate as…
        """))
  }

  @Test func keepsALargeReportNarrowAndShort() {
    for columns in [80, 60] {
      let text = MatrixTable.render(
        columns == 80 ? Samples.large : Samples.wide, gate: nil, style: TextStyle(columns: columns))
      expectWellFormed(text, columns: columns)
      if columns == 80 { #expect(text.split(separator: "\n").count < 320) }
    }
  }

  @Test func showsEveryRowIfVerbose() {
    let text = MatrixTable.render(Samples.wide, gate: nil, style: TextStyle(isVerbose: true))
    expectWellFormed(text)
    let names = text.split(separator: "\n").filter { $0.hasPrefix("  fixture-") }
    #expect(names.count == 20 * 22)
  }

  @Test func splitsColumnsThatDoNotFit() {
    let report = Samples.report(
      fixtures: ["f", "g"], interceptors: ["i"],
      platforms: (0..<30).map { "13.\($0)+sdk12-variant" }
    ) { Samples.cell($0, $1, $2, .hazard, certain: ["2P"]) }
    let text = MatrixTable.render(report, gate: nil, style: TextStyle())
    expectWellFormed(text)
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("Fixtures with hazards") }.count == 8)
  }

  @Test func staysInASCIIWithoutColour() {
    let gate = GateResult(report: Samples.wide, baseline: nil)
    expectPlainASCII(
      MatrixTable.render(Samples.wide, gate: gate, style: TextStyle(isASCII: true)))
  }

  @Test func saysTheSameWithColour() {
    let plain = MatrixTable.render(Samples.small, gate: nil, style: TextStyle())
    let coloured = MatrixTable.render(Samples.small, gate: nil, style: TextStyle(usesColour: true))
    #expect(coloured.contains("\u{1B}[31m2P\u{1B}[0m"))
    #expect(withoutEscapes(coloured) == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test func escapesNamesOfUsers() {
    let report = Samples.report(
      fixtures: ["f\u{1B}[2J", "g"], interceptors: ["i\n", "日本"], platforms: ["12\u{7}"]
    ) { Samples.cell($0, $1, $2, .hazard, certain: ["2P"]) }
    let text = MatrixTable.render(report, gate: nil, style: TextStyle())
    #expect(text.contains("f\\u{1b}[2J") && text.contains("i\\u{a}"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
    expectWellFormed(text)
  }

  @Test func rendersAnEmptyReport() {
    let report = MatrixReport(
      platforms: [], interceptors: [], fixtures: [], cells: [], digest: "")
    let text = MatrixTable.render(report, gate: nil, style: TextStyle())
    #expect(text.hasPrefix("Compatibility matrix: 0 fixtures, 0 interceptors, 0 platforms\n"))
    expectWellFormed(text)
  }

  @Test func endsWithTheGate() {
    let gate = GateResult(report: Samples.small, baseline: nil)
    let text = MatrixTable.render(Samples.small, gate: gate, style: TextStyle())
    #expect(
      text.hasSuffix(
        """
          Gate: 4 new, 0 stale, 0 expired, 0 accepted, 1 conditional cell,
            2 unknown cells, 1 error cell

        """))
  }

  private func withoutEscapes(_ text: String) -> String {
    var result = ""
    var isInside = false
    for character in text {
      if character == "\u{1B}" { isInside = true }
      if !isInside { result.append(character) }
      if isInside, character == "m" { isInside = false }
    }
    return result
  }
}
