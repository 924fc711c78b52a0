import Hazards
import Testing

@Suite struct HazardSeverityTests {
  @Test func severitiesRiseFromMinorToCritical() {
    #expect(HazardSeverity.allCases.sorted().map(\.word) == ["minor", "serious", "critical"])
    #expect(HazardSeverity.minor < .critical)
    #expect(!(HazardSeverity.critical < .serious))
  }

  @Test func whatEndsTheRunIsCritical() {
    let critical = HazardKind.allCases.filter { HazardRule.severity(of: $0) == .critical }
    #expect(critical.map(\.code).sorted() == ["EX", "FZ", "RC"])
  }

  @Test func aMissedExpectationIsSeriousWithoutARule() {
    #expect(HazardRule.severity(of: .expectationMissed) == .serious)
  }
}
