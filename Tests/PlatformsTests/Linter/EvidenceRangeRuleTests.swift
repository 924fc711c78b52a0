import NavigationModel
import Testing

@testable import Platforms

@Suite("EvidenceRangeRule")
struct EvidenceRangeRuleTests {
  @Test(arguments: [
    (Certainty.known, ["SEED-NEW"], true), (.known, ["SEED-OLD"], false),
    (.known, ["SEED-OLD", "SEED-NEW"], true), (.known, ["SEED-ALL"], true),
    (.known, ["APPLE-16"], true), (.assumed, ["SEED-OLD"], true), (.unknown, ["SEED-OLD"], true),
    (.known, ["Q-1"], false), (.known, [], true),
  ])
  func demandsARowThatSpeaksOfTheRelease(
    certainty: Certainty, evidence: [String], isFine: Bool
  ) throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", [1], certainty, evidence)])
    #expect(
      Sample.findings(EvidenceRangeRule(), in: catalog) == (isFine ? [] : ["13.0 tap.asks"]))
  }

  @Test func objectsToARangeThatAnHeirLeaves() throws {
    let catalog = try Sample.pair(root: [Sample.entry("tap.asks", [1], .known, ["SEED-OLD"])])
    let subject = LintSubject(catalog: catalog, evidence: Sample.evidence)
    #expect(
      EvidenceRangeRule().findings(in: subject).map(\.message) == [
        "found a known answer inherited from 12 that rests on SEED-OLD (..12), "
          + "expected a row that speaks of 13.0..<14.0"
      ])
  }
}
