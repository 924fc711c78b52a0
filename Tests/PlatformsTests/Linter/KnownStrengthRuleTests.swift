import NavigationModel
import Testing

@testable import Platforms

@Suite("KnownStrengthRule")
struct KnownStrengthRuleTests {
  @Test(arguments: [
    (Certainty.known, ["SEED-ALL"], true), (.known, ["MAINT-A", "MAINT-B"], true),
    (.known, ["MAINT-A"], false), (.known, ["MAINT-A", "MAINT-A2"], false),
    (.known, ["MAINT-A", "MAINT-B-OLD"], false), (.known, ["REPORT"], false),
    (.known, ["REPORT", "MAINT-A"], false), (.known, ["APPLE-16"], true),
    (.assumed, ["REPORT"], true), (.known, ["SEED-OLD", "MAINT-A"], false),
  ])
  func demandsASeedAppleAProbeOrTwoCodeBases(
    certainty: Certainty, evidence: [String], isFine: Bool
  ) throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", [1], certainty, evidence)])
    #expect(
      Sample.findings(KnownStrengthRule(), in: catalog) == (isFine ? [] : ["13.0 tap.asks"]))
  }

  @Test func objectsToAStrengthThatAnHeirLoses() throws {
    let catalog = try Sample.pair(root: [
      Sample.entry("tap.asks", [1], .known, ["MAINT-A", "MAINT-B-OLD"])
    ])
    #expect(Sample.findings(KnownStrengthRule(), in: catalog) == ["13.0 tap.asks"])
  }
}
