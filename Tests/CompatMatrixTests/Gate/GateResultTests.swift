import Testing

@testable import CompatMatrix

@Suite struct GateResultTests {
  private let report = madeReport([
    madeCell(["DS a"]), madeCell(["NT b"], platform: "q"), madeCell(fixture: "g"),
  ])

  private func baseline(_ entries: BaselineEntry...) -> Baseline {
    Baseline(digest: "d", entries: entries)
  }

  private let accepted = [
    BaselineEntry(key: madeKey("DS a")), BaselineEntry(key: madeKey("NT b", platform: "q")),
  ]

  @Test func passesWhereEverythingIsAccepted() {
    let result = GateResult(report: report, baseline: Baseline(digest: "d", entries: accepted))
    #expect(result.new.isEmpty)
    #expect(result.stale.isEmpty)
    #expect(result.acceptedCount == 2)
    #expect(result.failures(among: Set(GateFailure.allCases)) == [])
  }

  @Test func acceptsNothingWithoutABaseline() {
    let result = GateResult(report: report, baseline: nil)
    #expect(result.new == [madeKey("DS a"), madeKey("NT b", platform: "q")])
    #expect(result.acceptedCount == 0)
    #expect(result.failures(among: GateFailure.standard) == [.new])
    #expect(result.failures(among: [.stale, .error]) == [])
  }

  @Test func findsAnotherSignatureNewAndTheOldOneStale() {
    let result = GateResult(
      report: report, baseline: baseline(BaselineEntry(key: madeKey("DS other")), accepted[1]))
    #expect(result.new == [madeKey("DS a")])
    #expect(result.stale.map(\.key) == [madeKey("DS other")])
    #expect(result.failures(among: GateFailure.standard) == [.new, .stale])
  }

  @Test func judgesStaleEntriesOnlyWithinTheSelection() {
    let entries =
      accepted + [
        BaselineEntry(key: madeKey("DS x", fixture: "left-out")),
        BaselineEntry(key: madeKey("DS x", interceptor: "left-out")),
        BaselineEntry(key: madeKey("DS x", platform: "left-out")),
        BaselineEntry(key: madeKey("DS x", platform: "elsewhere")),
        BaselineEntry(key: madeKey("DS x")),
      ]
    let baseline = Baseline(digest: "d", entries: entries)
    let selection = GateSelection(
      fixtures: ["f", "g"], interceptors: ["i"], platformsLeftOut: ["left-out"],
      platforms: ["p", "q"])
    let result = GateResult(report: report, baseline: baseline, selection: selection)
    #expect(result.stale.map(\.key) == [madeKey("DS x")])
    #expect(GateResult(report: report, baseline: baseline).stale.count == 5)
    let unnamed = GateSelection(platformsLeftOut: ["left-out"])
    #expect(
      GateResult(report: report, baseline: baseline, selection: unnamed).stale.map(\.key.platform)
        == ["elsewhere", "p", "p", "p"])
  }

  @Test func expiresOnlyAgainstADate() {
    var entry = accepted[0]
    entry.until = "2027-01-31"
    let baseline = Baseline(digest: "d", entries: [entry, accepted[1]])
    #expect(GateResult(report: report, baseline: baseline).expired.isEmpty)
    #expect(GateResult(report: report, baseline: baseline, date: "2027-01-31").expired.isEmpty)
    let result = GateResult(report: report, baseline: baseline, date: "2027-02-01")
    #expect(result.expired == [entry])
    #expect(result.new.isEmpty)
    #expect(result.acceptedCount == 1)
    #expect(result.failures(among: GateFailure.standard) == [.new])
  }

  @Test func anExpiredEntryThatNoLongerShowsIsStaleAlone() {
    let entry = BaselineEntry(key: madeKey("2P gone"), until: "2020-01-01")
    let result = GateResult(
      report: report, baseline: Baseline(digest: "d", entries: accepted + [entry]),
      date: "2027-01-01")
    #expect(result.expired.isEmpty)
    #expect(result.stale == [entry])
  }

  @Test func countsConditionalUnknownAndErrorCells() {
    let report = madeReport([
      madeCell(["DS a"], conditional: true, certainty: "unknown"),
      madeCell(platform: "q", certainty: "unknown"),
      madeCell(platform: "r", verdict: .unsupported, certainty: "unknown"),
      madeCell(platform: "s", verdict: .error),
    ])
    let result = GateResult(report: report, baseline: baseline(accepted[0]))
    #expect(result.conditionalCells == 1)
    #expect(result.unknownCells == 2)
    #expect(result.errorCells == 1)
    #expect(
      result.failures(among: Set(GateFailure.allCases)) == [.conditional, .unknown, .error])
    #expect(result.failures(among: GateFailure.standard) == [.error])
    #expect(result.failures(among: []) == [])
  }
}
