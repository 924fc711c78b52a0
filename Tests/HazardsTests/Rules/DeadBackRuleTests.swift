import Hazards
import NavigationModel
import Testing

@Suite struct DeadBackRuleTests {
  private let rules = [DeadBackRule.rule]

  private func signatures(
    _ scenario: Scenario, _ interceptor: any BackInterceptor, _ platform: TestPlatform,
    probes: Bool = false
  ) -> [String] {
    Observation(scenario, interceptor, platform, rules: rules, probes: probes).signatures
  }

  @Test(arguments: TestPlatform.all)
  func aRefusalThatNoGuardHasSpokenIsDead(_ platform: TestPlatform) throws {
    let seen = Observation(
      Scenario([.tap, .settle]), TestInterceptor.refusing, platform, rules: rules, probes: false)
    #expect(seen.signatures == ["DB tap/ask refused"])
    let (first, second) = try #require(seen.causes(.deadBack))
    guard case .intentOpened = first.kind, case .settled = second.kind else {
      Issue.record("the causes are not the tap and the settling")
      return
    }
  }

  @Test func anAllowedTapThatNobodyCarriesOutIsDead() {
    let scenario = Scenario([c: .allow], [.tap, .settle])
    #expect(
      signatures(scenario, TestInterceptor.answering, .like12)
        == ["DB tap/ask allowed, item popped"])
    #expect(signatures(scenario, TestInterceptor.answering, .like13).isEmpty)
  }

  @Test(arguments: [TestPlatform.like13, .like26])
  func menuKeyAndTabAreBacksToo(_ platform: TestPlatform) {
    let events: [(NavigationEvent, String)] = [
      (.chooseFromMenu(a), "menu"), (.escape, "escape"), (.keyCommand, "keyCommand"),
      (.reselectTab, "tabReselect"),
    ]
    for (event, route) in events {
      let found = signatures(
        Scenario([.person(event), .settle]), TestInterceptor.lockingStack, platform)
      #expect(found == ["DB \(route)/override refused"])
    }
  }

  @Test(arguments: TestPlatform.all)
  func aTapThatAnAlertOvertakesIsNone(_ platform: TestPlatform) {
    let overtaken = Scenario([c: .allow], [.tap, .person(.present), .settle])
    let found = signatures(overtaken, TestInterceptor.refusingAndPopping, platform)
    #expect(found.isEmpty)
  }

  @Test func aSwipeThatDoesNotBeginIsNone() {
    let scenario = Scenario([.person(.beginSwipe(.edge)), .settle])
    let refusing = TestInterceptor(delegate: .own, begins: { _, _ in false })
    #expect(signatures(scenario, refusing, .like13).isEmpty)
    #expect(signatures(scenario, TestInterceptor.lockingStack, .like13).isEmpty)
  }

  @Test(
    arguments: TestPlatform.all, [ScreenGuard.veto, .vetoTimes(1), .confirm, .redirect(a)])
  func aRefusalOfTheGuardIsNone(_ platform: TestPlatform, _ screenGuard: ScreenGuard) {
    let scenario = Scenario([c: screenGuard], [.tap, .settle])
    for interceptor in [TestInterceptor.answering, .refusingAndPopping] {
      #expect(signatures(scenario, interceptor, platform).isEmpty)
    }
  }

  @Test func aGuardNotConsultedSpeaksUnlessItAllows() {
    let veto = Scenario([c: .veto], [.tap, .settle])
    let allow = Scenario([c: .allow], [.tap, .settle])
    #expect(signatures(veto, TestInterceptor.refusing, .like13).isEmpty)
    #expect(signatures(allow, TestInterceptor.refusing, .like13) == ["DB tap/ask refused"])
  }

  @Test func aTapInMidTransitionIsSwallowedNotDead() {
    let scenario = Scenario(depth: 4, [.tap(at: 0), .tap(at: 54), .settle])
    #expect(signatures(scenario, TestInterceptor.answering, .like13).isEmpty)
    let once = TestInterceptor(ask: { _, navigation in !navigation.hasTransitionCoordinator })
    #expect(signatures(scenario, once, .like26).isEmpty)
  }

  @Test func whatCannotBeTriedIsNone() {
    let root = Scenario([:], depth: 1, [.tap, .person(.escape), .settle])
    let covered = Scenario([.event(.present, at: nil), .settle, .tap, .settle])
    for scenario in [root, covered] {
      #expect(signatures(scenario, TestInterceptor.refusing, .like13).isEmpty)
    }
  }

  @Test func aChangeThatOvertakesExcuses() {
    // The interceptor waits, the app pops the screen meanwhile, and the timer finds it gone.
    let waiting = TestInterceptor(
      ask: { item, navigation in
        navigation.schedule(.custom(tag: 0, screen: item), after: 200)
        return false
      },
      block: { _, screen, navigation in
        guard navigation.topViewController == screen else { return }
        navigation.popViewController(animated: true)
      })
    let overtaken = Scenario([.tap(at: 0), .app(.pop(), at: 100), .settle])
    #expect(signatures(overtaken, waiting, .like13).isEmpty)
    let alone = Scenario([.tap(at: 0), .settle])
    #expect(signatures(alone, waiting, .like13).isEmpty)
    let forgetful = TestInterceptor(ask: { item, navigation in
      navigation.schedule(.custom(tag: 0, screen: item), after: 200)
      return false
    })
    #expect(signatures(overtaken, forgetful, .like13).isEmpty)
    #expect(signatures(alone, forgetful, .like13) == ["DB tap/ask refused"])
  }

  @Test func aChangeAtTheSameInstantExcuses() {
    let scenario = Scenario([.tap(at: 0), .app(.push(d), at: 0), .settle])
    #expect(signatures(scenario, TestInterceptor.refusing, .like13).isEmpty)
    let later = Scenario([.tap(at: 0), .app(.push(d), at: 1), .settle])
    #expect(signatures(later, TestInterceptor.refusing, .like13) == ["DB tap/ask refused"])
  }

  @Test func theNextSettlingDecides() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.settled, 0)
    list.pop()
    #expect(list.signatures(rules: rules) == ["DB tap/nothing"])
  }

  @Test func afterAHaltNothingIsJudged() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    #expect(list.signatures(.halted, rules: rules).isEmpty)
    #expect(list.signatures(.unsettled, rules: rules) == ["DB tap/nothing"])
  }

  @Test func theProbeFindsAStaleFlag() {
    struct Pending: InterceptorState { var isPending = false }
    let forgetting = TestInterceptor(ask: { item, navigation in
      if navigation[Pending.self].isPending { return false }
      navigation[Pending.self].isPending = true
      return navigation.consult(item).allows
    })
    let scenario = Scenario([c: .veto], [.tap, .settle])
    #expect(signatures(scenario, forgetting, .like13).isEmpty)
    let seen = Observation(scenario, forgetting, .like13, rules: rules)
    #expect(seen.signatures == ["DB probe/ask refused"])
    #expect(seen.findings[0].isFromProbe)
    #expect(seen.findings[0].firstEvent > seen.engine.context.events.count)
  }

  @Test(arguments: TestPlatform.all)
  func theProbeIsContentWithCodeThatPops(_ platform: TestPlatform) {
    for scenario in [Scenario([c: .veto], [.tap, .settle]), Scenario([]), Scenario([.tap])] {
      let found = signatures(
        scenario, TestInterceptor.refusingAndPopping, platform, probes: true)
      #expect(found.isEmpty)
    }
  }

  @Test func aProbeThatPopsTwiceIsNotDead() {
    let found = signatures(
      Scenario([:], depth: 4, []), TestInterceptor.allowingAndPopping, .like13, probes: true)
    #expect(found.isEmpty)
  }

  @Test func aProbeThatRaisesIsNotJudged() {
    let raising = TestInterceptor(ask: { _, navigation in
      navigation.popToViewController(Screen(4), animated: true)
      return false
    })
    #expect(signatures(Scenario([]), raising, .like13, probes: true).isEmpty)
  }

  @Test func aBackButtonThatIsGoneIsDead() {
    // One item more than screens is gone, so that the page shows no back button (OV-02).
    let scenario = Scenario([:], depth: 2, [.tap, .settle])
    let found = signatures(scenario, TestInterceptor.answering, .like12, probes: true)
    #expect(
      found == ["DB tap/ask allowed, item popped", "DB probe/ignored noBackButton"])
  }

  @Test func aFingerOnTheScreenKeepsTheProbeAway() {
    let scenario = Scenario([.person(.beginSwipe(.edge))])
    #expect(signatures(scenario, NoInterceptor(), .like13, probes: true).isEmpty)
  }

  @Test func aFrozenControllerIsNotDeadOnTop() {
    let platform = TestPlatform.like13.with(PopOverrideRefusedTap.frozen)
    let scenario = Scenario([.tap, .settle])
    let seen = Observation(scenario, TestInterceptor.lockingStack, platform)
    #expect(seen.kinds == [.frozen])
  }
}
