import Hazards
import NavigationModel
import Testing

@Suite struct DesyncRuleTests {
  @Test func anAllowedTapWithoutPopLeavesTheScreen() throws {
    let seen = Observation(Scenario([.tap, .settle]), TestInterceptor.answering, .like12)
    #expect(seen.signatures(.desync) == ["DS tap/ask allowed, item popped"])
    #expect(seen.stack == [a, b, c])
    #expect(seen.items == [a, b])
    let (first, second) = try #require(seen.causes(.desync))
    guard case .itemsChanged = first.kind, case .itemsChanged = second.kind else {
      Issue.record("the cause is not the item that left")
      return
    }
  }

  @Test(arguments: [TestPlatform.like13, .like26])
  func theSameCodeIsRightWhereUIKitPops(_ platform: TestPlatform) {
    let seen = Observation(Scenario([.tap, .settle]), TestInterceptor.answering, platform)
    #expect(seen.signatures.isEmpty)
  }

  @Test func aRefusedPopByCodeKeepsItsItem() {
    let seen = Observation(Scenario([.app(.pop()), .settle]), TestInterceptor.refusing, .like12)
    #expect(seen.signatures(.desync) == ["DS pop/ask refused, item kept, controller popped"])
  }

  @Test func theSignatureDoesNotDependOnTheDepth() {
    let signatures = [3, 4, 5].map { depth in
      let scenario = Scenario(depth: depth, [.tap, .settle])
      return Observation(scenario, TestInterceptor.refusingAndPoppingBlindly, .like12)
        .signatures(.desync)
    }
    #expect(Set(signatures).count == 1)
    #expect(signatures[0].count == 1)
  }

  @Test func itIsReportedOnceARun() {
    let scenario = Scenario(depth: 4, [.tap, .settle, .app(.pop()), .settle, .tap, .settle])
    let seen = Observation(scenario, TestInterceptor.answering, .like12)
    #expect(seen.signatures(.desync).count == 1)
  }

  @Test func theIntentThatLostItsPopIsBlamed() {
    var list = HandMade(depth: 4)
    list.open(1, .person, .tap, goal: [d])
    list.add(.answered(item: d, allowed: true), 1, .person)
    list.items.removeLast()
    list.add(.itemsChanged(removed: 1, added: 0), 1, .person)
    list.stack.removeLast()
    list.add(.stackChanged(removed: ScreenSet(d), added: []), 1, .interceptor)
    list.open(2, .person, .tap, goal: [c], atRest: false)
    list.add(.answered(item: c, allowed: true), 2, .person)
    list.items.removeLast()
    list.add(.itemsChanged(removed: 1, added: 0), 2, .person)
    list.add(.swallowed(.pop()), 2, .interceptor)
    list.add(.settled, 0)
    #expect(
      list.signatures() == ["DS tap/ask allowed, item popped, controller swallowed"])
    let finding = list.monitor().findings.first
    #expect(finding?.firstEvent == 6)
    #expect(finding?.secondEvent == 7)
  }

  @Test(arguments: TestPlatform.all)
  func outerItemsAreNoDisagreement(_ platform: TestPlatform) {
    let scenario = Scenario(outerItems: [e], [.tap, .settle, .tap, .settle])
    let seen = Observation(scenario, TestInterceptor.refusingAndPopping, platform)
    #expect(!seen.kinds.contains(.desync))
    #expect(seen.items == [e, a])
  }

  @Test func aLostOuterItemIsADisagreement() {
    var list = HandMade(outerItems: [e])
    list.items = list.stack
    list.add(.settled, 0)
    #expect(list.signatures() == ["DS none/unseen"])
  }

  @Test func equalCountsInAnotherOrderDisagree() {
    var list = HandMade()
    list.open(1, .app, .setStack)
    list.stack = ScreenList([a, c, b])
    list.add(.stackChanged(removed: [], added: []), 1, .app)
    list.add(.settled, 0)
    #expect(list.signatures() == ["DS setStack/nothing"])
  }

  @Test func inMidFlightNothingIsJudged() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.items.removeLast()
    list.add(.itemsChanged(removed: 1, added: 0), 1, .person)
    #expect(list.monitor().findings.isEmpty)
    let rules = [DesyncRule.rule]
    #expect(list.signatures(.halted, rules: rules).isEmpty)
    #expect(list.signatures(.unsettled, rules: rules) == ["DS tap/item popped"])
  }
}
