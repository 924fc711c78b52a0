import NavigationModel
import Testing

@Suite struct NavigationContextTransitionsTests {
  /// TR-6.
  @Test func pushHasTheSameCallbacks() {
    let trial = Trial(.passive, on: .modern, [.app(.push(d))])
    #expect(
      trial.log == [
        "0 intent app push ", "0 call app push", "0 stack app - +D ABCD/ABC", "0 began C>D",
        "0 items -0 +1 ABCD", "0 viewWillDisappear C", "0 viewWillAppear D", "0 willShow D",
        "350 barEnded", "350 viewDidDisappear C", "350 viewDidAppear D", "350 didShow D",
        "350 ended", "350 settled",
      ])
  }

  @Test func callbacksRunUnderTheIntentThatBeganTheTransition() {
    let trial = Trial(.passive, on: .modern, [.tap, .event(.setBarHidden(true), at: 100)])
    let callbacks = trial.events.filter {
      switch $0.kind {
      case .didShow, .transitionEnded, .barAnimationEnded, .willShow: true
      default: false
      }
    }
    #expect(callbacks.map(\.intent) == [1, 1, 1, 1])
    #expect(callbacks.allSatisfy { $0.actor == .uikit })
  }

  @Test func onlyObservedCallbacksAreSent() {
    for (observed, expected) in [
      (ObservedCallbacks.didPop, ["350 didPop C"]), (.willShow, ["0 willShow B"]),
      (.didShow, ["350 didShow B"]), ([], []),
    ] {
      let observer = TestInterceptor(observedCallbacks: observed)
      let trial = Trial(observer, on: .modern, [.tap])
      #expect(trial.log("didPop", "willShow", "didShow") == expected)
    }
  }

  @Test func triggerFiresOnceInsideItsCallback() {
    let trigger = Trigger(on: .viewWillAppear, of: b, event: .setBarHidden(true))
    let steps: [ScenarioStep] = [.pop, .settle, .app(.push(c)), .settle, .pop]
    let trial = Trial(on: .modern, triggers: [trigger], steps)
    #expect(trial.log("bar") == ["0 bar hidden"])
    #expect(trial.log("viewWillAppear").filter { $0.hasSuffix("B") }.count == 2)
    #expect(trial.state.firedTriggers == 1)
  }

  @Test(arguments: LifecycleCallback.allCases)
  func everyCallbackCanTrigger(_ callback: LifecycleCallback) {
    let leaves = callback == .viewWillDisappear || callback == .viewDidDisappear
    let trigger = Trigger(on: callback, of: leaves ? c : b, event: .setBarHidden(true))
    let trial = Trial(on: .modern, triggers: [trigger], [.pop])
    let late = callback == .viewDidAppear || callback == .viewDidDisappear
    #expect(trial.log("bar") == [late ? "350 bar hidden" : "0 bar hidden"])
  }

  @Test func triggersOfOtherScreensStayQuiet() {
    let trigger = Trigger(on: .viewWillAppear, of: a, event: .setBarHidden(true))
    #expect(Trial(on: .modern, triggers: [trigger], [.pop]).log("bar").isEmpty)
  }

  @Test func triggerOpensAnIntentOfTheApp() {
    let trigger = Trigger(
      on: .viewWillDisappear, of: c, event: .change(.push(d), isMarked: false))
    let trial = Trial(.passive, on: .modern, triggers: [trigger], [.tap])
    #expect(trial.intents.map(\.origin) == [.person, .app])
    #expect(trial.intents.map(\.atRest) == [true, false])
    #expect(
      trial.log("call", "deferred") == ["0 call uikit pop", "0 call app push", "0 deferred push"])
    #expect(trial.outcome == "ABD/ABD")
    let next = trial.events.first {
      if case .lifecycle(.viewWillAppear, b) = $0.kind { true } else { false }
    }
    #expect(next?.intent == 1)
  }

  /// NA-05: another pop from viewWillDisappear of the screen that is leaving.
  @Test func popInViewWillDisappearPopsAnotherPage() {
    let trigger = Trigger(
      on: .viewWillDisappear, of: c, event: .change(.pop(), isMarked: false))
    #expect(Trial(.passive, on: .modern, triggers: [trigger], [.tap]).outcome == "A/A")
  }

  @Test func completionsRunAtTheEndWithTheirIntent() {
    let completing = TestInterceptor(
      change: { change, navigation in
        navigation.callSuper(change)
        if navigation.scheduleAtTransitionEnd(.custom(tag: 1, screen: b)) {
          navigation.note("registered")
        }
      },
      block: { tag, screen, navigation in
        if tag == 1, screen == b { navigation.note("completed") }
      })
    let trial = Trial(completing, on: .modern, [.tap, .event(.setBarHidden(true), at: 50)])
    #expect(
      trial.log("noted", "ended", "didShow") == [
        "0 noted registered", "350 didShow B", "350 ended", "350 noted completed",
      ])
    let ran = trial.events.first { if case .ran = $0.kind { true } else { false } }
    #expect(ran?.intent == 1)
    #expect(trial.state.completions.isEmpty)
  }

  @Test func withoutATransitionNothingIsRegistered() {
    let completing = TestInterceptor(loaded: { navigation in
      if !navigation.scheduleAtTransitionEnd(.nothing) { navigation.note("no transition") }
    })
    #expect(Trial(completing, on: .modern).notes == ["no transition"])
  }

  /// A completion belongs to its own transition, even if that begins while another one ends.
  @Test func completionWaitsForItsOwnTransition() {
    let completing = TestInterceptor(
      change: { change, navigation in
        navigation.callSuper(change)
        _ = navigation.scheduleAtTransitionEnd(
          .custom(tag: UInt8(navigation.state.stack.count), screen: .none))
      },
      shown: { screen, navigation in
        if screen == b { navigation.popViewController(animated: true) }
      },
      block: { tag, _, navigation in navigation.note(tag == 2 ? "first" : "second") })
    let trial = Trial(completing, on: .modern, [.tap])
    #expect(trial.log("noted") == ["350 noted first", "700 noted second"])
  }

  @Test func popInDidShowIsSafe() {
    let popping = TestInterceptor(shown: { screen, navigation in
      if screen == b { navigation.popViewController(animated: true) }
    })
    let trial = Trial(popping, on: .modern, [.tap])
    #expect(trial.log("deferred", "nested", "interrupted").isEmpty)
    #expect(trial.outcome == "A/A")
  }

  @Test func askAtLayoutThatPopsKeepsItsIntent() {
    let popping = TestInterceptor(ask: { _, navigation in
      if navigation.state.askCount == 1 { navigation.popViewController(animated: true) }
      return true
    })
    let platform = FixedPlatform.old.with(ProgrammaticPopAskTiming.layout)
    let trial = Trial(popping, on: platform, [.pop])
    let asks = trial.events.filter { if case .asked = $0.kind { true } else { false } }
    #expect(asks.map(\.intent) == [1, 1])
  }
}
