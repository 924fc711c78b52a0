import Hazards
import NavigationModel

/// Compares how a run ended with what the fixture expects on the platform.
struct ExpectationCheck {
  let fixture: Fixture
  let sheet: AnswerSheet

  func findings(
    state: NavigationState, end: NavigationEngine.End, lastEvent: Int
  ) -> [HazardFinding] {
    guard end == .settled else { return [] }
    var findings: [HazardFinding] = []
    func miss(_ what: String) {
      findings.append(
        HazardFinding(
          kind: .expectationMissed, signature: "XP \(what)", route: .none, firstEvent: lastEvent,
          secondEvent: lastEvent, isFromProbe: false))
    }
    for expectation in fixture.expectations
    where expectation.range.contains(sheet.osVersion) {
      if let stack = expectation.stack, stack != state.stack { miss("stack") }
      if let items = expectation.items, items != state.items { miss("items") }
      if let count = expectation.askCount, count != Int(state.askCount) { miss("asks") }
    }
    return findings
  }
}
