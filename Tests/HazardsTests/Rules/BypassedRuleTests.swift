import Hazards
import NavigationModel
import Testing

@Suite struct BypassedRuleTests {
  private let rules = [BypassedRule.rule]
  private let swiped: [ScenarioStep] = [
    .person(.beginSwipe(.edge), at: 0), .person(.finishSwipe, at: 100), .settle,
  ]

  @Test func withoutInterceptorEveryGuardIsBypassed() throws {
    let seen = Observation(Scenario([c: .veto], [.tap]), NoInterceptor(), .like13, rules: rules)
    #expect(seen.signatures == ["BY tap/UIKit not consulted"])
    let (first, second) = try #require(seen.causes(.bypassed))
    guard case .intentOpened = first.kind, case .stackChanged = second.kind else {
      Issue.record("the causes are not the tap and the removal")
      return
    }
  }

  @Test(arguments: [TestPlatform.like13, .like26])
  func aSwipeNeverAsksFrom13On(_ platform: TestPlatform) {
    let seen = Observation(
      Scenario([c: .veto], swiped), TestInterceptor.answering, platform, rules: rules)
    #expect(seen.signatures == ["BY edgeSwipe/UIKit not consulted"])
  }

  @Test func theAskOfASwipeComesTooLateUpTo12() throws {
    let seen = Observation(
      Scenario([c: .veto], swiped), TestInterceptor.answering, .like12, rules: rules)
    #expect(seen.signatures == ["BY edgeSwipe/UIKit refused"])
    let (first, _) = try #require(seen.causes(.bypassed))
    guard case .consulted(c, .refuse, _) = first.kind else {
      Issue.record("the first cause is not the refusal")
      return
    }
  }

  @Test(arguments: TestPlatform.all)
  func aCancelledSwipeLeavesNoScreen(_ platform: TestPlatform) {
    let steps: [ScenarioStep] = [
      .person(.beginSwipe(.edge), at: 0), .person(.cancelSwipe, at: 100), .settle,
    ]
    for interceptor in [TestInterceptor.answering, .refusingAndPopping] {
      let seen = Observation(Scenario([c: .veto], steps), interceptor, platform, rules: rules)
      #expect(seen.signatures.isEmpty)
    }
  }

  @Test(arguments: TestPlatform.all)
  func aGestureDelegateThatConsultsIsEnough(_ platform: TestPlatform) {
    let asking = TestInterceptor(
      delegate: .own,
      ask: { item, navigation in
        navigation.topViewController != item || navigation.consult(item).allows
      },
      begins: { _, navigation in navigation.consult(navigation.topViewController).allows })
    for screenGuard in [ScreenGuard.allow, .veto] {
      let seen = Observation(
        Scenario([c: screenGuard], swiped), asking, platform, rules: rules)
      #expect(seen.signatures.isEmpty)
      #expect(seen.stack == (screenGuard == .allow ? [a, b] : [a, b, c]))
    }
  }

  @Test func theMenuGoesRoundTheAsk() {
    let scenario = Scenario([b: .veto], [.person(.chooseFromMenu(a)), .settle])
    let seen = Observation(scenario, TestInterceptor.answering, .like13, rules: rules)
    #expect(seen.signatures == ["BY menu/UIKit not consulted"])
  }

  @Test func oneRefusalSpeaksForSeveralLevels() {
    var list = HandMade([b: .allow, c: .veto, d: .allow], depth: 4)
    list.open(1, .person, .menu, goal: [b, c, d])
    list.add(.consulted(d, .allow, expected: []), 1, .interceptor)
    list.add(.consulted(c, .refuse, expected: []), 1, .interceptor)
    list.pop(3)
    #expect(list.signatures(rules: rules) == ["BY menu/UIKit refused"])
    #expect(list.monitor(rules: rules).findings[0].firstEvent == 2)
  }

  @Test func allGuardsConsultedAndAllowingAreNone() {
    var list = HandMade([b: .allow, d: .allow], depth: 4)
    list.open(1, .person, .menu, goal: [b, c, d])
    list.add(.consulted(d, .allow, expected: []), 1, .interceptor)
    list.add(.consulted(b, .allow, expected: []), 1, .interceptor)
    list.pop(3)
    #expect(list.signatures(rules: rules).isEmpty)
  }

  @Test func onlyTheLastAnswerCounts() {
    var list = HandMade([c: .vetoTimes(1)])
    list.open(1, .person, .tap, goal: [c])
    list.add(.consulted(c, .refuse, expected: []), 1, .interceptor)
    list.add(.consulted(c, .allow, expected: []), 1, .interceptor)
    list.pop()
    #expect(list.signatures(rules: rules).isEmpty)
  }

  @Test func anAnswerToAnotherTapDoesNotCount() {
    var list = HandMade([c: .allow])
    list.open(1, .person, .tap, goal: [c])
    list.add(.consulted(c, .allow, expected: []), 1, .interceptor)
    list.open(2, .person, .tap, goal: [c])
    list.pop(1, 2)
    #expect(list.signatures(rules: rules) == ["BY tap/UIKit not consulted"])
  }

  @Test(arguments: TestPlatform.all)
  func whatTheAppPopsIsNotBypassed(_ platform: TestPlatform) {
    let redirect = Scenario([c: .redirect(a)], [.tap, .settle])
    let confirm = Scenario(
      [c: .confirm],
      [.tap, .settle, .person(.answerConfirmation(yes: true, isMarked: false)), .settle])
    let pop = Scenario([c: .veto], [.app(.pop()), .settle])
    for scenario in [redirect, confirm, pop] {
      let seen = Observation(
        scenario, TestInterceptor.refusingAndPopping, platform, rules: rules)
      #expect(seen.signatures.isEmpty)
      #expect(seen.stack.count < 3)
    }
  }

  @Test func theProbeIsNotJudged() {
    let seen = Observation(Scenario([c: .veto], []), NoInterceptor(), .like13, rules: rules)
    #expect(seen.signatures.isEmpty)
  }
}
