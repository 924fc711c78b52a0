import NavigationModel
import Testing

@Suite struct NavigationContextTapTests {
  /// BT-10 to BT-12: what is left to the code up to iOS 12.
  @Test func oldTapStepByStep() {
    let popping = TestInterceptor(ask: { item, navigation in
      guard navigation.topViewController == item else { return true }
      navigation.schedule(.change(.pop()))
      return true
    })
    let trial = Trial(popping, on: .old, [.tap])
    #expect(
      trial.log == [
        "0 intent person tap C", "0 ask C tap ABC/ABC", "0 scheduled nextTurn",
        "0 answer C yes", "0 items -1 +0 AB", "0 ran nextTurn", "0 call interceptor pop",
        "0 stack interceptor -C + AB/AB", "0 began C>B", "0 viewWillDisappear C",
        "0 viewWillAppear B", "0 willShow B", "350 barEnded", "350 viewDidDisappear C",
        "350 viewDidAppear B", "350 didPop C", "350 didShow B", "350 ended", "350 settled",
      ])
  }

  /// An ordinary tap, whose controller pop comes on the next turn, nests in nothing.
  @Test func popOnTheNextTurnIsNotNested() {
    let popping = TestInterceptor(ask: { _, navigation in
      navigation.schedule(.change(.pop()))
      return true
    })
    let trial = Trial(popping, on: .old, [.tap])
    #expect(trial.log("nested", "logged").isEmpty)
    #expect(trial.outcome == "AB/AB")
  }

  /// BT-06 to BT-09: the default pops the controller, then the bar pops the item.
  @Test func oldTapThroughTheDefault() {
    let trial = Trial(.passive, on: .old, [.tap])
    #expect(
      trial.log == [
        "0 intent person tap C", "0 ask C tap ABC/ABC", "0 default C", "0 call uikit pop",
        "0 stack uikit -C + AB/ABC", "0 began C>B", "0 viewWillDisappear C",
        "0 viewWillAppear B", "0 willShow B", "0 answer C yes", "0 items -1 +0 AB",
        "350 barEnded", "350 viewDidDisappear C", "350 viewDidAppear B", "350 didPop C",
        "350 didShow B", "350 ended", "350 settled",
      ])
  }

  /// BT-13 and TAP-3.
  @Test func modernTapStepByStep() {
    let trial = Trial(.allowing, on: .modern, [.tap])
    #expect(
      trial.log == [
        "0 intent person tap C", "0 ask C tap ABC/ABC", "0 answer C yes", "0 call uikit pop",
        "0 stack uikit -C + AB/ABC", "0 began C>B", "0 items -1 +0 AB",
        "0 viewWillDisappear C", "0 viewWillAppear B", "0 willShow B", "350 barEnded",
        "350 viewDidDisappear C", "350 viewDidAppear B", "350 didPop C", "350 didShow B",
        "350 ended", "350 settled",
      ])
  }

  /// VT-01.
  @Test(arguments: [FixedPlatform.old, .modern, .live])
  func refusedTapMovesNothing(_ platform: FixedPlatform) {
    let trial = Trial(.refusing, on: platform, [.tap])
    #expect(
      trial.log == [
        "0 intent person tap C", "0 ask C tap ABC/ABC", "0 answer C no", "0 settled",
      ])
  }

  /// BT-12: refuse, then pop on the next turn; the second ask must be allowed.
  @Test func refuseAndPopOnTheNextTurn() {
    let idiom = TestInterceptor(ask: { item, navigation in
      guard navigation.topViewController == item else { return true }
      navigation.schedule(.change(.pop()))
      return false
    })
    #expect(
      Trial(idiom, on: .old, [.tap]).log("ask", "answer") == [
        "0 ask C tap ABC/ABC", "0 answer C no", "0 ask C programmaticPop AB/ABC",
        "0 answer C yes",
      ])
    #expect(Trial(idiom, on: .old, [.tap]).outcome == "AB/AB")
    #expect(Trial(idiom, on: .modern, [.tap]).log("ask") == ["0 ask C tap ABC/ABC"])
    #expect(Trial(idiom, on: .modern, [.tap]).outcome == "AB/AB")
  }

  /// BT-13: one page too many goes where the code pops as well.
  @Test func allowAndPopRemovesTwoWhereUIKitPops() {
    let idiom = TestInterceptor(ask: { _, navigation in
      navigation.schedule(.change(.pop()))
      return true
    })
    #expect(Trial(idiom, on: .modern, [.tap]).outcome == "A/A")
  }

  /// L-1.
  @Test func secondTapInMidTransitionPopsAtOnce() {
    let trial = Trial(.allowing, on: .live, [.tap, .tap(at: 54)])
    #expect(
      trial.log("ask", "interrupted", "ended", "stack") == [
        "0 ask C tap ABC/ABC", "0 stack uikit -C + AB/ABC", "54 ask B tap AB/AB",
        "54 interrupted", "54 ended", "54 stack uikit -B + A/AB", "404 ended",
      ])
  }

  @Test(arguments: [
    ("0 ignored barHidden", "ABC", true, ScenarioScreen.LeftItem.none, [ScenarioStep]()),
    ("0 ignored customLeftItem", "ABC", false, .replaces, []),
    ("0 ignored noBackButton", "A", false, .none, []),
    ("0 ignored covered", "ABC", false, .none, [.event(.present)]),
    ("0 ignored invisible", "ABC", false, .none, [.event(.setVisible(false))]),
    ("0 ignored inGesture", "ABC", false, .none, [.event(.beginSwipe(.edge))]),
  ])
  func tapIsIgnoredWithAReason(
    _ expected: String, _ stack: String, _ hidden: Bool, _ left: ScenarioScreen.LeftItem,
    _ before: [ScenarioStep]
  ) {
    let trial = Trial(
      on: .modern, stack: stack, isBarHidden: hidden, leftItems: [c: left], before + [.tap])
    #expect(trial.log("ignored") == [expected])
    #expect(trial.log("ask").isEmpty)
  }

  @Test func itemBesideTheBackButtonKeepsItLive() {
    let trial = Trial(on: .modern, leftItems: [c: .supplements], [.tap])
    #expect(trial.outcome == "AB/AB")
  }

  @Test func tapUnderAStandingPresentationIsIgnored() {
    let trial = Trial(on: .modern, [.event(.present), .settle, .tap])
    #expect(trial.log("ignored") == ["350 ignored covered"])
  }

  @Test func outerItemBelongsToAnotherController() {
    let trial = Trial(on: .modern, stack: "A", outer: "P", [.tap])
    #expect(trial.log("ignored") == ["0 ignored outerItem"])
  }

  @Test func tapAboveOuterItemsPopsOneOfEach() {
    let trial = Trial(.allowing, on: .modern, stack: "AB", outer: "P", [.tap])
    #expect(trial.outcome == "A/PA")
  }

  @Test func ownBackButtonRunsItsActionAndNothingElse() {
    let own = TestInterceptor(
      loaded: { $0.installOwnBackButton(on: c) }, ask: { _, _ in false },
      ownButton: { $0.popViewController(animated: true) })
    let trial = Trial(own, on: .modern, [.tap, .settle, .tap])
    #expect(trial.log("call", "ask") == ["0 call interceptor pop", "350 ask B tap AB/AB"])
  }

  @Test func ownBackButtonIsLiveInATransition() {
    let own = TestInterceptor(
      loaded: { navigation in for screen in [b, c] { navigation.installOwnBackButton(on: screen) }
      },
      ownButton: { $0.popViewController(animated: true) })
    let trial = Trial(own, on: .modern, [.tap, .tap(at: 100)])
    #expect(trial.log("ignored").isEmpty)
    #expect(trial.outcome == "A/A")
  }

  @Test func hiddenBarHidesTheOwnButtonToo() {
    let own = TestInterceptor(loaded: { $0.installOwnBackButton(on: c) })
    let trial = Trial(own, on: .modern, isBarHidden: true, [.tap])
    #expect(trial.log("ignored") == ["0 ignored barHidden"])
  }
}
