import NavigationModel
import Testing

@Suite struct DidPopMultiLevelTests {
  /// OQ-12.
  @Test(arguments: [
    (DidPopMultiLevel.once, ["350 didPop D"]),
    (.perItem, ["350 didPop D", "350 didPop C", "350 didPop B"]),
  ])
  func jumpSendsDidPop(_ answer: DidPopMultiLevel, _ expected: [String]) {
    let trial = Trial(
      .passive, on: .modern.with(answer), stack: "ABCD", [.event(.chooseFromMenu(a))])
    #expect(trial.log("didPop") == expected)
  }

  @Test(arguments: DidPopMultiLevel.allCases)
  func oneLevelSendsOne(_ answer: DidPopMultiLevel) {
    let platform = FixedPlatform.modern.with(answer)
    #expect(Trial(.passive, on: platform, [.tap]).log("didPop") == ["350 didPop C"])
  }
}
