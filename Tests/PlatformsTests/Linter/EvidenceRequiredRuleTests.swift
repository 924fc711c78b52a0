import NavigationModel
import Testing

@testable import Platforms

@Suite("EvidenceRequiredRule")
struct EvidenceRequiredRuleTests {
  @Test(arguments: [
    (Certainty.known, [String](), ["13.0 tap.asks"]), (.known, ["SEED-ALL"], []),
    (.assumed, [], []), (.unknown, [], []),
  ])
  func objectsToKnownAnswersOnly(
    certainty: Certainty, evidence: [String], findings: [String]
  ) throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", [1], certainty, evidence)])
    #expect(Sample.findings(EvidenceRequiredRule(), in: catalog) == findings)
  }

  @Test func reportsWhereTheAnswerStandsAndNotItsHeirs() throws {
    let catalog = try Sample.pair(root: [Sample.entry("tap.asks", [1], .known)])
    #expect(Sample.findings(EvidenceRequiredRule(), in: catalog) == ["12 tap.asks"])
  }
}
