import Hazards
import NavigationModel
import Testing

@Suite struct FrozenRuleTests {
  private let rules = [FrozenRule.rule]
  private let atRoot: [ScenarioStep] = [
    .person(.beginSwipe(.edge)), .settle, .app(.push(b)), .settle,
  ]

  @Test func aRefusedOverrideMayFreeze() throws {
    let scenario = Scenario([.tap, .settle, .tap, .settle])
    let seen = Observation(
      scenario, TestInterceptor.lockingStack, .like13.with(PopOverrideRefusedTap.frozen),
      rules: rules)
    #expect(seen.signatures == ["FZ tap/override refused"])
    let (first, second) = try #require(seen.causes(.frozen))
    guard case .overrideRefused = first.kind, case .froze = second.kind else {
      Issue.record("the causes are not the refusal and the freezing")
      return
    }
  }

  @Test func aRefusedOverrideMayBeHarmless() {
    let seen = Observation(
      Scenario([.tap, .settle]), TestInterceptor.lockingStack, .like13, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func aSwipeAtTheRootLetsTheNextPushHang() throws {
    let careless = TestInterceptor(delegate: .own)
    let seen = Observation(
      Scenario([:], depth: 1, atRoot), careless, .like12, rules: rules)
    #expect(seen.signatures == ["FZ edgeSwipe/person at root>push/UIKit"])
    let (first, _) = try #require(seen.causes(.frozen))
    guard case .swipeBegan = first.kind else {
      Issue.record("the first cause is not the swipe")
      return
    }
  }

  @Test func aDelegateThatRefusesAtTheRootIsSafe() {
    let careful = TestInterceptor(
      delegate: .own, begins: { _, navigation in navigation.viewControllers.count > 1 })
    let seen = Observation(Scenario([:], depth: 1, atRoot), careful, .like12, rules: rules)
    #expect(seen.signatures.isEmpty)
    #expect(seen.stack == [a, b])
  }

  @Test func theSystemsDelegateIsSafe() {
    let seen = Observation(
      Scenario([:], depth: 1, atRoot), NoInterceptor(), .like12, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func anUnexplainedFreezingIsStillOne() {
    var list = HandMade()
    list.open(1, .app, .push)
    list.add(.froze, 1, .uikit)
    #expect(list.signatures(rules: rules) == ["FZ push/UIKit"])
  }
}
