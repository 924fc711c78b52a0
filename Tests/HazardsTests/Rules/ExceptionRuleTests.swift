import Hazards
import NavigationModel
import Testing

@Suite struct ExceptionRuleTests {
  private let rules = [ExceptionRule.rule]

  @Test(arguments: [TestPlatform.like13, .like26])
  func poppingInsideTheAskAndAllowingRaises(_ platform: TestPlatform) throws {
    let seen = Observation(
      Scenario([.tap, .settle]), TestInterceptor.allowingAfterPopping, platform, rules: rules)
    #expect(seen.end == .halted)
    #expect(seen.signatures == ["EX tap/UIKit allowedAfterManualPop"])
    let (first, second) = try #require(seen.causes(.exception))
    guard case .raised(.allowedAfterManualPop) = second.kind else {
      Issue.record("the second cause is not the exception")
      return
    }
    #expect(first.stack == ScreenList([a, b]))
  }

  @Test func theSameCodeIsToleratedUpTo12() {
    let seen = Observation(
      Scenario([.tap, .settle]), TestInterceptor.allowingAfterPopping, .like12, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func anAppsMistakeIsTheSameWithoutInterceptor() {
    let scenario = Scenario([.app(.popTo(d)), .settle])
    let plain = Observation(scenario, NoInterceptor(), .like13, rules: rules).signatures
    let seen = Observation(scenario, TestInterceptor.answering, .like13, rules: rules).signatures
    #expect(plain == ["EX popTo/app popToMissingScreen"])
    #expect(seen == plain)
  }

  @Test func aCategoryHasNoDefaultToCall() {
    let category = TestInterceptor(attachment: .category)
    let seen = Observation(Scenario([.tap, .settle]), category, .like12, rules: rules)
    #expect(seen.signatures == ["EX tap/interceptor noDefaultImplementation"])
  }

  @Test func poppingOnTheNextTurnRaisesNothing() {
    let seen = Observation(
      Scenario([.tap, .settle]), TestInterceptor.refusingAndPopping, .like13, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func theProbeIsNotJudged() {
    let seen = Observation(
      Scenario([]), TestInterceptor.allowingAfterPopping, .like13, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func anExceptionWithoutIntentPointsAtItself() {
    var list = HandMade()
    list.add(.raised(.pushedTwice), 0)
    #expect(list.signatures(.halted, rules: rules) == ["EX none/UIKit pushedTwice"])
  }
}
