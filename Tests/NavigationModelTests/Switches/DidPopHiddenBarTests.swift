import NavigationModel
import Testing

@Suite struct DidPopHiddenBarTests {
  /// IG-7.
  @Test(arguments: [(DidPopHiddenBar.notSent, []), (.sent, ["350 didPop C"])])
  func hiddenBarSendsDidPop(_ answer: DidPopHiddenBar, _ expected: [String]) {
    let trial = Trial(.passive, on: .modern.with(answer), isBarHidden: true, [.pop])
    #expect(trial.log("didPop") == expected)
  }

  @Test(arguments: DidPopHiddenBar.allCases)
  func visibleBarIsNotConcerned(_ answer: DidPopHiddenBar) {
    let platform = FixedPlatform.modern.with(answer)
    #expect(Trial(.passive, on: platform, [.pop]).log("didPop") == ["350 didPop C"])
  }
}
