import Hazards
import NavigationModel
import Testing

@Suite struct DimmedIndicatorRuleTests {
  private let rules = [DimmedIndicatorRule.rule]
  private let veto = Scenario([c: .veto], [.tap, .settle])

  private func remedied(_ remedy: IndicatorRemedy) -> TestInterceptor {
    TestInterceptor(
      ask: { item, navigation in
        if navigation.topViewController != item { return true }
        guard !navigation.consult(item).allows else { return true }
        navigation.schedule(.custom(tag: 0, screen: item))
        return false
      }, block: { _, _, navigation in navigation.restoreIndicator(remedy) })
  }

  @Test func aVetoLeavesTheIndicatorDimmed() throws {
    let seen = Observation(veto, TestInterceptor.answering, .like10, rules: rules)
    #expect(seen.signatures == ["DI tap/left dimmed"])
    let (first, second) = try #require(seen.causes(.dimmedIndicator))
    guard case .indicatorDimmed = first.kind, case .settled = second.kind else {
      Issue.record("the causes are not the dimming and the settling")
      return
    }
  }

  @Test(arguments: [TestPlatform.like12, .like13, .like26])
  func nothingDimsFrom11On(_ platform: TestPlatform) {
    let seen = Observation(veto, TestInterceptor.answering, platform, rules: rules)
    #expect(seen.signatures.isEmpty)
  }

  @Test func refusingThenPoppingReplacesTheIndicator() {
    let scenario = Scenario([c: .allow], [.tap, .settle])
    let seen = Observation(scenario, TestInterceptor.refusingAndPopping, .like10, rules: rules)
    #expect(
      seen.engine.context.events.contains {
        if case .indicatorDimmed = $0.kind { true } else { false }
      })
    #expect(seen.signatures.isEmpty)
  }

  @Test(arguments: [IndicatorRemedy.subviewWalk, .barToggle, .backButtonToggle])
  func aRemedyThatReachesIsEnough(_ remedy: IndicatorRemedy) {
    #expect(Observation(veto, remedied(remedy), .like10, rules: rules).signatures.isEmpty)
  }

  @Test func aRemedyThatDoesNotReachIsToldApart() {
    let platform = TestPlatform.like10.with(IndicatorRestoredBy.notBySubviewWalk)
    let walk = Observation(veto, remedied(.subviewWalk), platform, rules: rules)
    #expect(walk.signatures == ["DI tap/not reached by subviewWalk"])
    let toggle = Observation(veto, remedied(.barToggle), platform, rules: rules)
    #expect(toggle.signatures.isEmpty)
  }

  @Test func aWalkWithoutBoundShowsTooMuch() {
    let seen = Observation(veto, remedied(.unboundedSubviewWalk), .like10, rules: rules)
    #expect(seen.signatures == ["DI tap/transparent subviews shown"])
  }

  @Test func inMidFlightADimmedIndicatorIsNone() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.indicatorDimmed)
    #expect(list.monitor(rules: rules).findings.isEmpty)
    list.add(.indicatorReplaced)
    list.add(.settled, 0)
    #expect(list.signatures(rules: rules).isEmpty)
  }

  @Test func theEndIsJudgedByTheStateUnlessHalted() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.indicatorDimmed)
    for (end, count) in [(NavigationEngine.End.halted, 0), (.unsettled, 1)] {
      var monitor = list.monitor(rules: rules)
      var state = NavigationState()
      state.flags.insert(.dimmed)
      monitor.finish(end, state: state, probe: nil)
      #expect(monitor.findings.count == count)
    }
  }

  @Test func theProbeIsNotJudged() {
    let seen = Observation(Scenario([]), TestInterceptor.refusing, .like10, rules: rules)
    #expect(seen.signatures.isEmpty)
  }
}
