import Hazards
import NavigationModel
import Testing

@Suite struct IntentRecordTests {
  @Test(arguments: [Route.menu, .tabReselect, .popTo, .popToRoot, .setStack, .redirect])
  func aRouteWithATargetMayTakeWhatCameLater(_ route: Route) {
    #expect(allowance(of: route) == ScreenList([c, d]).set)
  }

  @Test(arguments: [Route.tap, .edgeSwipe, .contentSwipe, .escape, .keyCommand, .pop, .confirmed])
  func aRouteOfOneLevelMayNot(_ route: Route) {
    #expect(allowance(of: route) == ScreenSet(c))
  }

  private func allowance(of route: Route) -> ScreenSet? {
    var list = HandMade()
    list.open(1, .app, route, goal: [c])
    list.open(2, .app, .push)
    list.push(d, 2)
    return list.monitor().intents.record(of: 1)?.allowance
  }

  @Test func consultsAreRememberedByScreen() throws {
    var list = HandMade([b: .allow, c: .veto])
    list.open(1, .person, .tap, goal: [c])
    list.add(.consulted(c, .refuse, expected: []), 1, .interceptor)
    list.add(.consulted(b, .allow, expected: []), 1, .interceptor)
    let record = try #require(list.monitor().intents.record(of: 1))
    #expect(record.consultPlace(of: c) == 1)
    #expect(record.consultPlace(of: b) == 2)
    #expect(record.consultPlace(of: a) == nil)
    #expect(record.consulted == ScreenList([b, c]).set)
    #expect(record.refused == ScreenSet(c))
  }

  @Test func theOpeningIsACause() throws {
    var list = HandMade()
    list.open(1, .person, .menu, goal: [c])
    let record = try #require(list.monitor().intents.record(of: 1))
    #expect(record.opening.place == 0)
    #expect(record.opening.cause.words == "menu/person")
  }

  @Test func aSwipeIsUndecidedUntilItIsLetGoOrBack() throws {
    var list = HandMade()
    list.open(1, .person, .edgeSwipe, goal: [c])
    func isUndecided() -> Bool? { list.monitor().intents.record(of: 1)?.isGestureUndecided }
    #expect(isUndecided() == false)
    list.add(.swipeBegan(.edge))
    #expect(isUndecided() == true)
    list.pop()
    list.add(.swipeReleased(.edge, cancelled: true))
    #expect(isUndecided() == true)
    list.stack.append(c)
    list.items.append(c)
    list.add(.stackRestored(added: ScreenSet(c)))
    #expect(isUndecided() == false)
    let record = try #require(list.monitor().intents.record(of: 1))
    #expect(record.removed.isEmpty)
    #expect(record.removedCount == 0)
    #expect(record.hasRemoved)
    #expect(record.stackBalance == record.itemBalance)
  }

  @Test func anOverrideThatRefusesEndsTheSwipe() throws {
    var list = HandMade()
    list.open(1, .person, .edgeSwipe, goal: [c])
    list.add(.swipeBegan(.edge))
    list.add(.overrideRefused(.pop()), 1, .uikit)
    let record = try #require(list.monitor().intents.record(of: 1))
    #expect(record.gesture == .none)
    #expect(record.overrideRefusedPlace == 2)
  }
}
