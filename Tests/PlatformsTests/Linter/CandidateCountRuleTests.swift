import NavigationModel
import Testing

@testable import Platforms

@Suite("CandidateCountRule")
struct CandidateCountRuleTests {
  @Test(arguments: [
    (Certainty.known, [UInt8(0)], true), (.known, [0, 1], false), (.known, [], false),
    (.assumed, [1], true), (.assumed, [1, 0], false), (.unknown, [0, 1], true),
    (.unknown, [0], false), (.unknown, [1, 1], false), (.unknown, [2, 1, 0], true),
  ])
  func demandsOneOrSeveral(
    certainty: Certainty, candidates: [UInt8], isFine: Bool
  ) throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", candidates, certainty)])
    #expect(
      Sample.findings(CandidateCountRule(), in: catalog) == (isFine ? [] : ["13.0 tap.asks"]))
  }
}
