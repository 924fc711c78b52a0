import NavigationModel
import Testing

@testable import Platforms

@Suite("UnknownNamesQuestionRule")
struct UnknownNamesQuestionRuleTests {
  @Test(arguments: [
    (Certainty.unknown, ["Q-1"], true), (.unknown, ["OPEN"], true),
    (.unknown, ["SEED-ALL", "Q-1"], true), (.unknown, ["SEED-ALL"], false), (.unknown, [], false),
    (.unknown, ["GONE"], false), (.assumed, ["SEED-ALL"], true), (.known, ["SEED-ALL"], true),
  ])
  func demandsAnOpenQuestion(certainty: Certainty, evidence: [String], isFine: Bool) throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", [0, 1], certainty, evidence)])
    #expect(
      Sample.findings(UnknownNamesQuestionRule(), in: catalog)
        == (isFine ? [] : ["13.0 tap.asks"]))
  }
}
