import Hazards
import NavigationModel
import Testing

@Suite struct RunawayRuleTests {
  private let rules = [RunawayRule.rule]

  @Test func aBlindRefusalPopsDownToTheRoot() throws {
    let scenario = Scenario([:], depth: 5, [.tap, .settle])
    let seen = Observation(
      scenario, TestInterceptor.refusingAndPoppingBlindly, .like12, rules: rules)
    #expect(seen.signatures == ["RC tap/block pops to root"])
    #expect(seen.stack == [a])
    let (first, second) = try #require(seen.causes(.runaway))
    guard case .stackChanged = first.kind, case .stackChanged = second.kind else {
      Issue.record("the causes are no pops")
      return
    }
    #expect(second.stack.count == 1)
  }

  @Test(arguments: [TestPlatform.like13, .like26])
  func theSameCodeStopsWhereItsPopsAskNobody(_ platform: TestPlatform) {
    let scenario = Scenario([:], depth: 5, [.tap, .settle])
    let seen = Observation(
      scenario, TestInterceptor.refusingAndPoppingBlindly, platform, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func onePopTooManyIsNoRunaway() {
    let scenario = Scenario([.tap, .settle])
    let seen = Observation(scenario, TestInterceptor.allowingAndPopping, .like13, rules: rules)
    #expect(seen.stack == [a])
    #expect(seen.signatures.isEmpty)
  }

  @Test func stoppingAboveTheRootIsNoRunaway() {
    var list = HandMade(depth: 5)
    list.open(1, .person, .tap, goal: [e])
    for _ in 0..<3 { list.pop(1, 1, .interceptor) }
    #expect(list.signatures(rules: rules).isEmpty)
    list.pop(1, 1, .interceptor)
    #expect(list.signatures(rules: rules) == ["RC tap/interceptor pops to root"])
  }

  @Test(arguments: TestPlatform.all)
  func anAppMayReachTheRootInSteps(_ platform: TestPlatform) {
    let pops = (0..<4).map { ScenarioStep.app(.pop(), at: UInt32($0) * 1_000) }
    let root = Scenario([:], depth: 5, [.tap(at: 0), .app(.popToRoot(), at: 1_000), .settle])
    for scenario in [Scenario([:], depth: 5, pops), root] {
      let seen = Observation(
        scenario, TestInterceptor.refusingAndPopping, platform, rules: rules)
      #expect(seen.stack == [a])
      #expect(seen.signatures.isEmpty)
    }
  }

  @Test func aJumpToTheRootInOneCallIsNoRunaway() {
    let jumping = TestInterceptor(ask: { _, navigation in
      navigation.schedule(.change(.popToRoot()))
      return false
    })
    let scenario = Scenario([:], depth: 5, [.tap, .settle])
    let seen = Observation(scenario, jumping, .like13)
    #expect(!seen.kinds.contains(.runaway))
    #expect(seen.kinds.contains(.doublePop))
  }

  @Test func beingAskedWithoutEndIsOne() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    for _ in 0..<RunawayRule.mostAsks { list.add(.asked(item: c, cause: .tap)) }
    #expect(list.signatures(rules: rules).isEmpty)
    list.add(.asked(item: c, cause: .tap))
    #expect(list.signatures(rules: rules) == ["RC tap/ask of tap again and again"])
  }

  @Test func manyTapsAreManyIntents() {
    var list = HandMade()
    for id in 1...100 {
      list.open(UInt8(id), .person, .tap, goal: [c])
      list.add(.asked(item: c, cause: .tap), UInt8(id))
    }
    #expect(list.signatures(rules: rules).isEmpty)
  }

  @Test func endlessBlocksAreOne() {
    let endless = TestInterceptor(
      ask: { _, navigation in
        navigation.schedule(.custom(tag: 0, screen: .none))
        return false
      },
      block: { _, _, navigation in navigation.schedule(.custom(tag: 0, screen: .none)) })
    let seen = Observation(Scenario([.tap, .settle]), endless, .like13, rules: rules)
    #expect(seen.end == .halted)
    #expect(seen.signatures.count == 1)
    #expect(seen.signatures[0].hasSuffix("/endless"))
  }
}
