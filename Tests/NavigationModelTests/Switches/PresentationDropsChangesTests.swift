import NavigationModel
import Testing

@Suite struct PresentationDropsChangesTests {
  /// TR-8 and MS-11.
  @Test(arguments: [
    (PresentationDropsChanges.drops, "ABC/ABC", ["0 dropped pop", "0 logged stackNotUpdated"]),
    (.keeps, "AB/AB", []),
  ])
  func popWhileAPresentationAnimates(
    _ answer: PresentationDropsChanges, _ outcome: String, _ expected: [String]
  ) {
    let trial = Trial(on: .modern.with(answer), [.event(.present), .pop])
    #expect(trial.outcome == outcome)
    #expect(trial.log("dropped", "logged") == expected)
  }

  @Test(arguments: [(PresentationDropsChanges.drops, "ABC/ABC"), (.keeps, "ABCD/ABCD")])
  func pushWhileADismissalAnimates(_ answer: PresentationDropsChanges, _ outcome: String) {
    let steps: [ScenarioStep] = [
      .event(.present), .settle, .event(.dismiss), .wait(100), .app(.push(d)),
    ]
    #expect(Trial(on: .modern.with(answer), steps).outcome == outcome)
  }

  @Test(arguments: PresentationDropsChanges.allCases)
  func changesUnderAStandingPresentationHappen(_ answer: PresentationDropsChanges) {
    let steps: [ScenarioStep] = [.event(.present), .settle, .pop]
    #expect(Trial(on: .modern.with(answer), steps).outcome == "AB/AB")
  }
}
