import PositionedJSON
import Testing

@testable import Platforms

@Suite("LintFinding")
struct LintFindingTests {
  @Test func namesPlacePlatformSwitchAndRule() {
    let finding = LintFinding(
      ruleID: "candidate-count", platformID: "13.0", switchID: "tap.asks", message: "found 2",
      location: SourceLocation(file: "a.json", line: 3, column: 5, path: "$.answers"))
    #expect(
      finding.description == "a.json:3:5: $.answers: 13.0, tap.asks: found 2 [candidate-count]")
  }

  @Test func leavesOutWhatItDoesNotHave() {
    let finding = LintFinding(
      ruleID: "release-order", platformID: "14", switchID: nil, message: "found 12\u{1B}",
      location: nil)
    #expect(finding.description == "14: found 12\\u{1b} [release-order]")
  }
}
