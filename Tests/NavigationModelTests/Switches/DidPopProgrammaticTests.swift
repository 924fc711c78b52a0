import NavigationModel
import Testing

@Suite struct DidPopProgrammaticTests {
  /// C4 and TAP-9.
  @Test(arguments: [(DidPopProgrammatic.sent, ["350 didPop C"]), (.notSent, [])])
  func popByCodeSendsDidPop(_ answer: DidPopProgrammatic, _ expected: [String]) {
    let platform = FixedPlatform.modern.with(answer)
    #expect(Trial(.passive, on: platform, [.pop]).log("didPop") == expected)
  }

  @Test(arguments: [(DidPopProgrammatic.sent, ["0 didPop C"]), (.notSent, [])])
  func popWithoutAnimationSendsItAtOnce(_ answer: DidPopProgrammatic, _ expected: [String]) {
    let trial = Trial(.passive, on: .modern.with(answer), [.app(.pop(animated: false))])
    #expect(trial.log("didPop") == expected)
  }

  @Test(arguments: DidPopProgrammatic.allCases)
  func tapsAreNotConcerned(_ answer: DidPopProgrammatic) {
    let platform = FixedPlatform.modern.with(answer)
    #expect(Trial(.passive, on: platform, [.tap]).log("didPop") == ["350 didPop C"])
  }
}
