import NavigationModel
import Testing

@Suite struct NavigationContextItemsTests {
  /// PP-01: the ask sees the stack without the screen and the items with it.
  @Test func popByCodeAsksOnceWithTheOutgoingItem() {
    let trial = Trial(.allowing, on: .old, [.pop])
    #expect(
      trial.log("call", "stack", "willShow", "ask", "answer", "items") == [
        "0 call app pop", "0 stack app -C + AB/ABC", "0 willShow B",
        "0 ask C programmaticPop AB/ABC", "0 answer C yes", "0 items -1 +0 AB",
      ])
  }

  /// BT-11: nobody is asked where the counts agree.
  @Test func popByCodeDoesNotAskIfTheItemHasGoneAlready() {
    let trial = Trial(.allowing, on: .old, [.tap, .settle, .pop])
    #expect(trial.log("ask") == ["0 ask C tap ABC/ABC"])
    #expect(trial.outcome == "AB/AB")
  }

  /// The count rule again: a kept item is what the next ask is about.
  @Test func keptItemIsAskedAboutNext() {
    let refusingOnce = TestInterceptor(ask: { _, navigation in navigation.state.askCount > 1 })
    let trial = Trial(refusingOnce, on: .old, [.pop, .settle, .pop])
    #expect(
      trial.log("ask") == ["0 ask C programmaticPop AB/ABC", "350 ask C programmaticPop A/ABC"])
    #expect(trial.outcome == "A/AB")
  }

  /// The cascade of `003_…`: every pop by code is refused and starts another one.
  @Test func refusingEveryAskAndPoppingRunsToTheRoot() {
    let cascade = TestInterceptor(ask: { _, navigation in
      if navigation.viewControllers.count > 1 { navigation.schedule(.change(.pop())) }
      return false
    })
    let trial = Trial(cascade, on: .old.with(OverlapControllerPop.deferred), stack: "ABCD", [.tap])
    #expect(trial.state.stack.names == "A")
    #expect(trial.state.items.count > 1)
    #expect(
      trial.log("ask").map { $0.split(separator: " ").last.map(String.init) } == [
        "ABCD/ABCD", "ABC/ABCD", "AB/ABCD", "A/ABCD",
      ])
  }

  @Test func outerItemsAreNotCounted() {
    let trial = Trial(.allowing, on: .old, outer: "PO", [.app(.popToRoot())])
    #expect(trial.log("ask") == ["0 ask C programmaticPop A/POABC"])
    #expect(trial.outcome == "A/POA")
  }

  /// What nobody can tell apart is not read.
  @Test func plainControllerAsksNobodyAndLeavesSwitchesOpen() {
    let platform = FixedPlatform.old.opening(
      ProgrammaticPopAskTiming.self, MultiLevelPopAskCount.self, SetStackAsks.self)
    let trial = Trial(
      on: platform, [.app(.popToRoot()), .settle, .app(.setStack(ScreenList("AB")))])
    #expect(trial.engine.answers.choices.isEmpty)
    #expect(trial.log("ask").isEmpty)
    #expect(trial.outcome == "AB/AB")
  }

  @Test func pushAddsItsItem() {
    let trial = Trial(on: .old, [.app(.push(d))])
    #expect(trial.log("items", "barEnded") == ["0 items -0 +1 ABCD", "350 barEnded"])
  }

  @Test func hiddenBarDoesNotAnimate() {
    let trial = Trial(on: .modern, isBarHidden: true, [.pop])
    #expect(trial.log("items", "barEnded", "ended") == ["0 items -1 +0 AB", "350 ended"])
  }

  @Test func newStackMovesItemsAtOnce() {
    let trial = Trial(on: .modern, [.app(.setStack(ScreenList("ADE")))])
    #expect(trial.log("items") == ["0 items -2 +2 ADE"])
    #expect(trial.outcome == "ADE/ADE")
  }

  /// Pops that wait for the bar leave its last item where it is.
  @Test func deferredItemPopsStopAtTheRoot() {
    let platform = FixedPlatform.old.with(OverlapItemPop.deferred)
    let trial = Trial(.allowing, on: platform, stack: "AB", [.tap, .tap(at: 50), .tap(at: 60)])
    #expect(trial.state.items.count == 1)
    #expect(trial.log("ignored") == ["50 ignored noBackButton", "60 ignored noBackButton"])
  }

  /// MS-04 comes when the first of two nested animations would have ended.
  @Test func nestedAnimationRemembersTheOuterEnd() {
    let platform = FixedPlatform.old.with(LogNestedWording.inCorrupted)
    let trial = Trial(.allowing, on: platform, stack: "ABCD", [.tap, .tap(at: 311)])
    #expect(
      trial.log("logged", "barEnded") == [
        "311 logged nestedPopOld", "350 logged unexpectedState", "661 barEnded",
      ])
  }
}
