import Hazards
import NavigationModel
import Testing

@Suite struct AskedTwiceRuleTests {
  private let rules = [AskedTwiceRule.rule]
  private let oneTap = Scenario([c: .allow], [.tap, .settle])

  @Test func theOwnPopAsksAgain() throws {
    let seen = Observation(
      oneTap, TestInterceptor.refusingAndPoppingBlindly, .like12, rules: rules)
    #expect(seen.signatures.first == "AT tap/ask of tap>ask of pop by code")
    let (first, second) = try #require(seen.causes(.askedTwice))
    guard case .consulted(c, _, _) = first.kind, case .consulted(c, _, _) = second.kind else {
      Issue.record("the causes are not two consultations of C")
      return
    }
    #expect(seen.findings[0].firstEvent < seen.findings[0].secondEvent)
  }

  @Test(arguments: [TestPlatform.like13, .like26])
  func nothingAsksAgainFrom13On(_ platform: TestPlatform) {
    let seen = Observation(
      oneTap, TestInterceptor.refusingAndPoppingBlindly, platform, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func aTapThatAsksTwiceIsSeen() {
    let seen = Observation(
      oneTap, TestInterceptor.answering, .like26.with(TapAskCount.twice), rules: rules)
    #expect(seen.signatures == ["AT tap/ask of tap>ask of tap"])
  }

  @Test(arguments: TestPlatform.all)
  func aPageInsideAPageIsAskedOnceATap(_ platform: TestPlatform) {
    let scenario = Scenario(
      [c: .vetoTimes(2)], [.tap, .settle, .tap, .settle, .tap, .settle])
    let seen = Observation(
      scenario, TestInterceptor.refusingAndPopping, platform, rules: rules)
    #expect(seen.signatures.isEmpty)
    #expect(seen.stack == [a, b])
  }

  @Test(arguments: TestPlatform.all)
  func confirmingThenPoppingIsAskedOnce(_ platform: TestPlatform) {
    let scenario = Scenario(
      [c: .confirm],
      [.tap, .settle, .person(.answerConfirmation(yes: true, isMarked: false)), .settle])
    let seen = Observation(
      scenario, TestInterceptor.refusingAndPopping, platform, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func anAppsIntentIsNotAPersons() {
    var list = HandMade([c: .allow])
    list.open(1, .app, .pop, goal: [c])
    list.add(.consulted(c, .allow, expected: []), 1, .interceptor)
    list.add(.consulted(c, .allow, expected: []), 1, .interceptor)
    #expect(list.signatures(rules: rules).isEmpty)
  }

  @Test func severalGuardsOnceEachAreNone() {
    var list = HandMade([b: .allow, c: .allow])
    list.open(1, .person, .menu, goal: [b, c])
    list.add(.consulted(c, .allow, expected: []), 1, .interceptor)
    list.add(.consulted(b, .allow, expected: []), 1, .interceptor)
    #expect(list.signatures(rules: rules).isEmpty)
  }
}
