@testable import NavigationModel
import Testing

@Suite struct NavigationStateTests {
  @Test func freshStateIsSettledAndEqual() {
    #expect(NavigationState().isSettled)
    #expect(!NavigationState().isAnimating)
    #expect(NavigationState() == NavigationState())
  }

  @Test func surplusLeavesOuterItemsAside() {
    var state = NavigationState()
    state.stack = ScreenList("AB")
    state.items = ScreenList("PABC")
    state.outerItemCount = 1
    #expect(state.surplusItems == 1)
  }

  @Test func everythingThatWaitsUnsettles() {
    let block = Block.blank
    let changes: [(inout NavigationState) -> Void] = [
      { _ = $0.blocks.append(block) }, { _ = $0.timers.append(block) },
      { _ = $0.deferred.append(block) }, { $0.gesture = 1 }, { $0.pendingAskLevels = 1 },
      { $0.pendingItemPops = 1 }, { $0.presentationEndsAt = 1 },
      { $0.flags.insert(.needsLayout) }, { $0.bar.kind = .pop },
      { $0.transition.method = .pop },
    ]
    for change in changes {
      var state = NavigationState()
      change(&state)
      #expect(!state.isSettled)
    }
  }

  @Test func openConfirmationIsSettled() {
    var state = NavigationState()
    state.confirmation = b
    #expect(state.isSettled)
  }

  /// A round trip ends where it began, clock and counts aside.
  @Test(arguments: [
    [ScenarioStep.app(.push(d)), .settle, .pop],
    [.event(.setBarHidden(true)), .event(.setBarHidden(false))],
    [.event(.present), .settle, .event(.dismiss)], .cancelledSwipe(),
    [.event(.setVisible(false)), .event(.setVisible(true))],
  ])
  func roundTripsLeaveNothingBehind(_ steps: [ScenarioStep]) {
    for platform in [FixedPlatform.old, .modern, .live] {
      var state = Trial(.passive, on: platform, steps).state
      (state.clock, state.intentCount, state.askCount) = (0, 0, 0)
      #expect(state == Trial(.passive, on: platform).state)
    }
  }
}
