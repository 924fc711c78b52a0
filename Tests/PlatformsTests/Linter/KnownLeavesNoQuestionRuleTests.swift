import NavigationModel
import Testing

@testable import Platforms

@Suite("KnownLeavesNoQuestionRule")
struct KnownLeavesNoQuestionRuleTests {
  @Test(arguments: [
    (Certainty.known, ["SEED-ALL"], true), (.known, ["SEED-ALL", "Q-1"], false),
    (.known, ["OPEN"], false), (.assumed, ["Q-1"], true), (.unknown, ["Q-1"], true),
  ])
  func objectsToKnownAnswersThatNameOne(
    certainty: Certainty, evidence: [String], isFine: Bool
  ) throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", [0], certainty, evidence)])
    #expect(
      Sample.findings(KnownLeavesNoQuestionRule(), in: catalog)
        == (isFine ? [] : ["13.0 tap.asks"]))
  }
}
