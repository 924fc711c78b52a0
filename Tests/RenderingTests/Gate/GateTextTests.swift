import CompatMatrix
import Testing

@testable import Rendering

@Suite struct GateTextTests {
  private let command = "compat-check baseline --update file.json"

  @Test func breaksTheCommandSoThatItCanBeCopied() {
    let long =
      "compat-check baseline write --fixtures 'My Fixtures' --interceptor count-guard-return-answer"
      + " --platform 12,13.0"
    let text = GateText.render(
      GateResult(report: Samples.small, baseline: nil), failing: [.new], pruneCommand: long,
      style: TextStyle())
    #expect(
      text.contains(
        """

          compat-check baseline write --fixtures 'My Fixtures' \\
            --interceptor count-guard-return-answer --platform 12,13.0

        """))
    expectWellFormed(text)
  }

  @Test func passesWithoutFindings() {
    let report = Samples.report(
      fixtures: ["f"], interceptors: ["i"], platforms: ["12"], cell: { Samples.cell($0, $1, $2) })
    let text = GateText.render(
      GateResult(report: report, baseline: nil), failing: [], pruneCommand: command,
      style: TextStyle())
    #expect(
      text == """
        Gate: 0 new, 0 stale, 0 expired, 0 accepted, 0 conditional cells,
          0 unknown cells, 0 error cells

        The gate passes.

        """)
  }

  @Test func namesNewStaleAndExpiredFindings() {
    func key(_ fixture: String, _ hazard: String) -> BaselineEntry.Key {
      BaselineEntry.Key(
        fixture: fixture, interceptor: "bad", platform: "13.0", hazard: hazard,
        signature: "\(hazard) tap/UIKit")
    }
    let baseline = Baseline(
      digest: "abc",
      entries: [
        BaselineEntry(key: key("gone", "EX")),
        BaselineEntry(key: key("tap", "BY"), until: "2020-01-01"),
      ])
    let result = GateResult(report: Samples.small, baseline: baseline, date: "2020-01-02")
    let text = GateText.render(
      result, failing: result.failures(among: GateFailure.standard), pruneCommand: command,
      style: TextStyle())
    #expect(
      text == """
        Gate: 3 new, 1 stale, 1 expired, 0 accepted, 1 conditional cell,
          2 unknown cells, 1 error cell

        New, not accepted by the baseline
          bad  2P double pop  2 findings
            tap  on 13.0, 26  2P tap/UIKit
          bad  BY bypassed  1 finding
            tap  on 26  BY tap/UIKit

        Expired, accepted until a date that has passed
          bad  BY bypassed  1 finding
            tap  on 13.0  BY tap/UIKit

        Stale, accepted but no longer found
          bad  EX exception  1 finding
            gone  on 13.0  EX tap/UIKit

        To accept what is new and prune what is stale:
          compat-check baseline --update file.json
        The gate fails: 4 new findings, 1 stale entry, 1 error cell.

        """)
  }

  @Test func countsWhatItDoesNotName() {
    let result = GateResult(report: Samples.wide, baseline: nil)
    let text = GateText.render(
      result, failing: [.new], pruneCommand: command, style: TextStyle(isASCII: true))
    expectWellFormed(text)
    expectPlainASCII(text)
    #expect(text.split(separator: "\n").count <= 28)
    #expect(text.contains("  ... and ") && text.contains(" more\n"))
    #expect(text.contains(command))
  }

  @Test func leavesRoomForStaleEntries() {
    let stale = Baseline(
      digest: "abc",
      entries: (0..<30).map {
        BaselineEntry(
          key: BaselineEntry.Key(
            fixture: "gone-\($0)", interceptor: "i", platform: "p", hazard: "2P", signature: "2P s")
        )
      })
    let result = GateResult(report: Samples.wide, baseline: stale)
    let text = GateText.render(
      result, failing: [.new, .stale], pruneCommand: command, style: TextStyle())
    #expect(text.contains("    gone-0  on p  2P s\n"))
    #expect(text.split(separator: "\n").count <= 29)
    #expect(text.hasSuffix(" new findings, 30 stale entries.\n"))
  }

  @Test(arguments: [
    (GateFailure.conditional, "1 conditional cell"), (.unknown, "2 unknown cells"),
    (.error, "1 error cell"), (.stale, "0 stale entries"), (.new, "4 new findings"),
  ])
  func namesReasons(failure: GateFailure, words: String) {
    let text = GateText.render(
      GateResult(report: Samples.small, baseline: nil), failing: [failure], pruneCommand: command,
      style: TextStyle())
    #expect(text.hasSuffix("The gate fails: \(words).\n"))
  }
}
