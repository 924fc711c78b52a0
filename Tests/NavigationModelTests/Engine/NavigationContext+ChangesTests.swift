import NavigationModel
import Testing

@Suite struct NavigationContextChangesTests {
  /// PP-10.
  @Test(arguments: [StackChange.pop(), .popToRoot(), .popTo(a)])
  func popAtTheRootDoesNothing(_ change: StackChange) {
    let trial = Trial(on: .modern, stack: "A", [.app(change)])
    #expect(trial.log("ignored") == ["0 ignored nothingToPop"])
    #expect(trial.outcome == "A/A")
    #expect(trial.end == .settled)
  }

  /// PP-11 and MS-10.
  @Test func popToMissingScreenRaises() {
    let trial = Trial(on: .modern, [.app(.popTo(e)), .tap])
    #expect(trial.log("raised") == ["0 raised popToMissingScreen"])
    #expect(trial.end == .halted)
    #expect(trial.state.halt == .exception)
    #expect(trial.outcome == "ABC/ABC")
    #expect(trial.intents.count == 1)
  }

  /// PP-12.
  @Test func pushOfAScreenOnTheStackRaises() {
    let trial = Trial(on: .modern, [.app(.push(b))])
    #expect(trial.log("raised") == ["0 raised pushedTwice"])
    #expect(trial.end == .halted)
  }

  @Test func popToTheTopDoesNothing() {
    let trial = Trial(on: .modern, [.app(.popTo(c))])
    #expect(trial.log("ignored", "stack") == ["0 ignored nothingToPop"])
  }

  @Test(arguments: ["", "ABC"])
  func emptyOrPresentStackChangesNothing(_ stack: String) {
    let trial = Trial(on: .modern, [.app(.setStack(ScreenList(stack)))])
    #expect(trial.log("stack", "items", "began").isEmpty)
    #expect(trial.outcome == "ABC/ABC")
  }

  @Test func stackHoldsSixteenScreens() {
    let fifteen = "ABCDEFGHIJKLMNO"
    let trial = Trial(on: .modern, stack: fifteen, [.app(.push(Screen(15)))])
    #expect(trial.outcome == "\(fifteen)P/\(fifteen)P")
  }

  /// Every depth pops cleanly, so that nothing is lost at the edge of a word.
  @Test(arguments: 2...16)
  func everyDepthPopsToItsRoot(_ depth: Int) {
    let names = String("ABCDEFGHIJKLMNOP".prefix(depth))
    let oneByOne = Array(repeating: [ScenarioStep.tap, .settle], count: depth).flatMap { $0 }
    for platform in [FixedPlatform.old, .modern] {
      #expect(Trial(.passive, on: platform, stack: names, oneByOne).outcome == "A/A")
      #expect(Trial(.passive, on: platform, stack: names, [.app(.popToRoot())]).outcome == "A/A")
    }
  }

  @Test func frozenControllerReactsNoMore() {
    let freezing = TestInterceptor(delegate: .own)
    let steps: [ScenarioStep] = .swipe() + [.app(.push(b)), .settle, .app(.push(c)), .pop]
    let trial = Trial(freezing, on: .old, stack: "A", steps)
    #expect(trial.log("ignored").suffix(2) == ["450 ignored frozen", "450 ignored frozen"])
    #expect(trial.outcome == "AB/AB")
  }

  /// MS-06: the second pop after a push inside a push crashes.
  @Test func pushInsideAPushCrashesAtTheSecondPop() {
    let steps: [ScenarioStep] = [
      .app(.push(d)), .app(.push(e), at: 300), .settle, .pop, .settle, .pop,
    ]
    let trial = Trial(.allowing, on: .old, steps)
    #expect(trial.log("raised") == ["1000 raised viewAddedToItself"])
    #expect(trial.log("nested").first == "300 nested push")
    #expect(trial.end == .halted)
    let one = Trial(.allowing, on: .old, Array(steps.prefix(4)))
    #expect(one.end == .settled)
    #expect(one.state.missingViewPops == 1)
  }

  @Test func pushInsideAPopLeavesNoViewOut() {
    let trial = Trial(.allowing, on: .old, [.pop, .app(.push(d), at: 100)])
    #expect(trial.state.missingViewPops == 0)
  }

  @Test func changeWithoutAnimationHasNoTransition() {
    let trial = Trial(.passive, on: .modern, [.app(.pop(animated: false))])
    #expect(
      trial.log == [
        "0 intent app pop C", "0 call app pop", "0 stack app -C + AB/ABC",
        "0 viewWillDisappear C", "0 viewWillAppear B", "0 willShow B", "0 items -1 +0 AB",
        "0 viewDidDisappear C", "0 viewDidAppear B", "0 didPop C", "0 didShow B", "0 settled",
      ])
  }

  @Test func newStackWithTheSameTopHasNoTransition() {
    let trial = Trial(.passive, on: .modern, [.app(.setStack(ScreenList("AC")))])
    #expect(trial.log("began", "willShow", "didShow").isEmpty)
    #expect(trial.outcome == "AC/AC")
  }

  @Test func invisibleControllerDoesNotAnimate() {
    let trial = Trial(on: .modern, [.event(.setVisible(false)), .pop])
    #expect(trial.log("began", "barEnded").isEmpty)
    #expect(trial.outcome == "AB/AB")
  }

  @Test func deferredChangesRunOneAfterTheOther() {
    let trial = Trial(on: .modern, stack: "ABCD", [.pop, .pop, .pop])
    #expect(
      trial.log("stack", "ended") == [
        "0 stack app -D + ABC/ABCD", "350 ended", "350 stack app -C + AB/ABC", "700 ended",
        "700 stack app -B + A/AB", "1050 ended",
      ])
    let intents = trial.events.filter { if case .stackChanged = $0.kind { true } else { false } }
    #expect(intents.map(\.intent) == [1, 2, 3])
  }

  @Test func tooManyDeferredChangesAreRunaway() {
    let trial = Trial(on: .modern, stack: "ABCDEFGHIJKLMNOP", Array(repeating: .pop, count: 10))
    #expect(trial.state.halt == .runaway)
    #expect(trial.end == .halted)
  }

  /// NA-04 where the running transition is completed: it completes once.
  @Test func popInViewDidAppearCompletesTheTransitionOnce() {
    let popping = Trigger(on: .viewDidAppear, of: b, event: .change(.pop(), isMarked: false))
    let trial = Trial(.passive, on: .live, triggers: [popping], [.tap])
    #expect(
      trial.log("viewDidAppear", "didPop", "didShow") == [
        "350 viewDidAppear B", "350 didPop C", "350 didShow B", "700 viewDidAppear A",
        "700 didPop B", "700 didShow A",
      ])
    #expect(trial.outcome == "A/A")
  }
}
