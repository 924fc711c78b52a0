import Hazards
import NavigationModel
import Testing

@Suite struct HazardReportTests {
  @Test func aSignatureIsKeptOnceWithItsFirstEvents() {
    var report = HazardReport()
    report.add(.desync, "tap/item popped", route: .tap, first: 1, second: 2)
    report.add(.desync, "tap/item popped", route: .tap, first: 3, second: 4)
    report.add(.desync, "pop/item kept", route: .pop, first: 5, second: 6)
    #expect(
      report.findings == [
        HazardFinding(
          kind: .desync, signature: "DS tap/item popped", route: .tap, firstEvent: 1,
          secondEvent: 2),
        HazardFinding(
          kind: .desync, signature: "DS pop/item kept", route: .pop, firstEvent: 5,
          secondEvent: 6),
      ])
  }

  @Test func equalCausesOfDifferentKindsAreBothKept() {
    var report = HazardReport()
    report.add(.desync, "tap/x", route: .tap, first: 0, second: 0)
    report.add(.deadBack, "tap/x", route: .tap, first: 0, second: 0)
    #expect(report.findings.map(\.kind) == [.desync, .deadBack])
  }

  @Test func itKnowsWhichKindsItHolds() {
    var report = HazardReport()
    #expect(!report.contains(.frozen))
    report.add(.frozen, "tap/x", route: .tap, first: 0, second: 0)
    #expect(report.contains(.frozen))
    #expect(!report.contains(.desync))
    #expect(!report.isInProbe)
  }
}
