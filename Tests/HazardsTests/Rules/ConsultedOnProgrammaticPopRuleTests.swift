import Hazards
import NavigationModel
import Testing

@Suite struct ConsultedOnProgrammaticPopRuleTests {
  private let rules = [ConsultedOnProgrammaticPopRule.rule]

  @Test func aPopByCodeAsksUpTo12() throws {
    let scenario = Scenario([c: .allow], [.app(.pop()), .settle])
    let seen = Observation(scenario, TestInterceptor.answering, .like12, rules: rules)
    #expect(seen.signatures == ["PC pop/ask of pop by code"])
    let (first, second) = try #require(seen.causes(.consultedOnProgrammaticPop))
    guard case .asked = first.kind, case .consulted = second.kind else {
      Issue.record("the causes are not ask and consultation")
      return
    }
  }

  @Test(arguments: [TestPlatform.like13, .like26])
  func nothingAsksFrom13On(_ platform: TestPlatform) {
    let scenario = Scenario([c: .allow], [.app(.pop()), .settle])
    let seen = Observation(scenario, TestInterceptor.answering, platform, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func noticingThatCodeHasPoppedAvoidsIt() {
    let scenario = Scenario([b: .allow, c: .allow], depth: 4, [.app(.popToRoot()), .settle])
    let seen = Observation(scenario, TestInterceptor.refusingAndPopping, .like12, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func aRedirectIsTheAppsOwn() {
    let scenario = Scenario([d: .redirect(b)], depth: 4, [.tap, .settle])
    let seen = Observation(
      scenario, TestInterceptor.refusingAndPoppingBlindly, .like12, rules: rules)
    #expect(seen.signatures == ["PC redirect/ask of pop by code"])
  }

  @Test func aConfirmedPopIsTheAppsOwn() {
    let scenario = Scenario(
      [c: .confirm],
      [.tap, .settle, .person(.answerConfirmation(yes: true, isMarked: false)), .settle])
    let blind = Observation(
      scenario, TestInterceptor.refusingAndPoppingBlindly, .like12, rules: rules)
    #expect(blind.signatures == ["PC confirmed/ask of pop by code"])
    let careful = Observation(
      scenario, TestInterceptor.refusingAndPopping, .like12, rules: rules)
    #expect(careful.signatures.isEmpty)
    #expect(careful.stack == [a, b])
  }

  @Test func anOverrideThatConsultsCannotTellWhoCalls() {
    let consulting = TestInterceptor(pop: { change, navigation in
      if navigation.consult(navigation.topViewController).allows { navigation.callSuper(change) }
    })
    let scenario = Scenario([c: .allow], [.app(.pop()), .settle])
    let seen = Observation(scenario, consulting, .like13, rules: rules)
    #expect(seen.signatures == ["PC pop/call"])
  }

  @Test(arguments: TestPlatform.all)
  func aPersonsTapIsNone(_ platform: TestPlatform) {
    let scenario = Scenario([b: .allow, c: .allow], [.tap, .settle])
    for interceptor in [TestInterceptor.answering, .refusingAndPoppingBlindly] {
      #expect(Observation(scenario, interceptor, platform, rules: rules).signatures.isEmpty)
    }
  }
}
