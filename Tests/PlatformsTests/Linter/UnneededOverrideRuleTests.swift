import NavigationModel
import Testing

@testable import Platforms

@Suite("UnneededOverrideRule")
struct UnneededOverrideRuleTests {
  @Test(arguments: [
    ([UInt8(0)], Certainty.assumed, ["SEED-ALL"], false),
    ([1], .assumed, ["SEED-ALL"], true), ([0], .known, ["SEED-ALL"], true),
    ([0], .assumed, ["SEED-ALL", "SEED-NEW"], true), ([0], .assumed, [], true),
  ])
  func demandsADifference(
    candidates: [UInt8], certainty: Certainty, evidence: [String], isFine: Bool
  ) throws {
    let catalog = try Sample.pair(
      root: [Sample.entry("tap.asks", [0], .assumed, ["SEED-ALL"])],
      heir: [Sample.entry("tap.asks", candidates, certainty, evidence)])
    #expect(
      Sample.findings(UnneededOverrideRule(), in: catalog) == (isFine ? [] : ["13.0 tap.asks"]))
  }

  @Test func takesANoteAloneAsNoDifference() throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", note: "odd")])
    #expect(Sample.findings(UnneededOverrideRule(), in: catalog) == ["13.0 tap.asks"])
  }

  @Test func leavesRootsAlone() throws {
    #expect(Sample.findings(UnneededOverrideRule(), in: try Sample.pair()) == [])
  }
}
