import NavigationModel
import Testing

@testable import Platforms

@Suite("EvidenceDefinedRule")
struct EvidenceDefinedRuleTests {
  @Test(arguments: [
    (["SEED-ALL", "Q-1"], [String]()), (["SEED-ALL", "GONE"], ["13.0 tap.asks"]), ([], []),
  ])
  func objectsToIDsWithoutARow(evidence: [String], findings: [String]) throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", [1], .assumed, evidence)])
    #expect(Sample.findings(EvidenceDefinedRule(), in: catalog) == findings)
  }

  @Test func suggestsTheNearestRow() throws {
    let catalog = try Sample.pair(heir: [
      Sample.entry("tap.asks", [1], .assumed, ["SEED-ODL"])
    ])
    let subject = LintSubject(catalog: catalog, evidence: Sample.evidence)
    let finding = try #require(EvidenceDefinedRule().findings(in: subject).first)
    #expect(
      finding.message == "found evidence \"SEED-ODL\", expected the id of a row; "
        + "did you mean \"SEED-OLD\"?")
  }

  @Test(arguments: ["PP-06", "GX-08", "MT-05", "SW-17", "MS-11"])
  func doesNotKnowRowsThatWereRemoved(id: String) throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", [1], .assumed, [id])])
    let bundled = try Bundled.evidence
    #expect(
      Sample.findings(EvidenceDefinedRule(), in: catalog, evidence: bundled)
        == ["13.0 tap.asks"])
  }
}
