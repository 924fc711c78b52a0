import Hazards
import NavigationModel
import Testing

@Suite struct LostPopRuleTests {
  private let rules = [LostPopRule.rule]

  private func signatures(
    _ scenario: Scenario, _ interceptor: TestInterceptor, _ platform: TestPlatform
  ) -> [String] {
    Observation(scenario, interceptor, platform, rules: rules).signatures
  }

  /// Takes pops over while a transition runs and carries them out at its end, or forgets them.
  private func takingOver(forgets: Bool) -> TestInterceptor {
    TestInterceptor(pop: { change, navigation in
      guard navigation.hasTransitionCoordinator else { return navigation.callSuper(change) }
      if !forgets { _ = navigation.scheduleAtTransitionEnd(.superChange(change)) }
    })
  }

  @Test(arguments: TestPlatform.all)
  func anOverrideThatRefusesLosesTheAppsPop(_ platform: TestPlatform) throws {
    let seen = Observation(
      Scenario([.app(.pop()), .settle]), TestInterceptor.lockingStack, platform, rules: rules)
    #expect(seen.signatures == ["LP pop/override refused"])
    let (first, second) = try #require(seen.causes(.lostPop))
    guard case .intentOpened = first.kind, case .overrideRefused = second.kind else {
      Issue.record("the causes are not the call and the refusal")
      return
    }
  }

  @Test(arguments: TestPlatform.all)
  func eachWayOfPoppingCounts(_ platform: TestPlatform) {
    let changes: [(StackChange, String)] = [
      (.popTo(a), "popTo"), (.popToRoot(), "popToRoot"), (.pop(animated: false), "pop"),
    ]
    for (change, route) in changes {
      let found = signatures(Scenario([.app(change), .settle]), .lockingStack, platform)
      #expect(found == ["LP \(route)/override refused"])
    }
  }

  @Test func aGuardsPopIsAnAppsPop() {
    let redirect = Scenario([c: .redirect(a)], [.tap, .settle])
    let interceptor = TestInterceptor(
      ask: { item, navigation in
        _ = navigation.consult(item)
        return false
      }, pop: { _, _ in })
    #expect(signatures(redirect, interceptor, .like13) == ["LP redirect/override refused"])
  }

  @Test(arguments: TestPlatform.all)
  func aPopTakenOverAndCarriedOutIsNone(_ platform: TestPlatform) {
    let scenario = Scenario([:], depth: 4, [.tap(at: 0), .app(.pop(), at: 100), .settle])
    #expect(signatures(scenario, takingOver(forgets: false), platform).isEmpty)
    #expect(
      signatures(scenario, takingOver(forgets: true), platform) == ["LP pop/override refused"])
  }

  @Test func aPopThatUIKitLosesIsUIKits() {
    let platform = TestPlatform.like12.with(OverlapControllerPop.swallowed)
    let scenario = Scenario([:], depth: 4, [.app(.pop(), at: 0), .app(.pop(), at: 100), .settle])
    let seen = Observation(
      scenario, TestInterceptor.refusingAndPopping, platform, rules: rules)
    #expect(seen.signatures.isEmpty)
    #expect(seen.stack == [a, b, c])
  }

  @Test func aPopDroppedByAPresentationIsUIKits() {
    let scenario = Scenario([.event(.present, at: 0), .app(.pop(), at: 100), .settle])
    #expect(signatures(scenario, .refusingAndPopping, .like13).isEmpty)
  }

  @Test func aScreenThatSomebodyElseRemovedIsNotLost() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.open(2, .app, .pop, goal: [c])
    list.add(.overrideRefused(.pop()), 2, .app)
    #expect(list.signatures(rules: rules) == ["LP pop/override refused"])
    list.pop(1, 1)
    #expect(list.signatures(rules: rules).isEmpty)
  }

  @Test func aPersonsBackIsNoLostPop() {
    let scenario = Scenario([.person(.escape), .tap, .settle])
    #expect(signatures(scenario, .lockingStack, .like13).isEmpty)
  }

  @Test func aCallWithNothingToPopIsNone() {
    let scenario = Scenario([:], depth: 1, [.app(.pop()), .app(.popToRoot()), .settle])
    #expect(signatures(scenario, .lockingStack, .like13).isEmpty)
  }

  @Test func afterAHaltNothingIsJudged() {
    var list = HandMade()
    list.open(1, .app, .pop, goal: [c])
    list.add(.overrideRefused(.pop()), 1, .app)
    #expect(list.signatures(.halted, rules: rules).isEmpty)
    list.add(.froze)
    #expect(list.signatures(.settled, rules: rules).isEmpty)
  }
}
