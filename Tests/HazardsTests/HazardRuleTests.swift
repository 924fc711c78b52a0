import Hazards
import NavigationModel
import Testing

@Suite struct HazardRuleTests {
  @Test func everyKindButOneHasExactlyOneRule() {
    #expect(
      HazardRule.all.map(\.kind) == HazardKind.allCases.filter { $0 != .expectationMissed })
  }

  @Test func abstractsAreSingleSentences() {
    for rule in HazardRule.all {
      #expect(rule.abstract.hasSuffix("."))
      #expect(rule.abstract.filter { $0 == "." }.count == 1)
      #expect(rule.abstract.count <= 150)
    }
  }

  @Test func onlyDeadBackJudgesTheProbe() {
    #expect(HazardRule.all.filter(\.judgesProbe).map(\.kind) == [.deadBack])
  }

  @Test(arguments: TestPlatform.all)
  func eachRuleAloneFindsWhatItFindsAmongAll(_ platform: TestPlatform) {
    let scenario = Scenario(
      [b: .veto, c: .allow, d: .allow], depth: 5,
      [
        .tap(at: 0), .tap(at: 54), .settle, .app(.pop()), .settle,
        .person(.beginSwipe(.edge), at: 0), .person(.finishSwipe, at: 50), .settle,
      ])
    for interceptor in [TestInterceptor.answering, .refusingAndPoppingBlindly, .lockingStack] {
      let together = Observation(scenario, interceptor, platform).findings
      let apart = HazardRule.all.flatMap {
        Observation(scenario, interceptor, platform, rules: [$0]).findings
      }
      #expect(Set(together) == Set(apart))
      #expect(together.count == apart.count)
    }
  }
}
