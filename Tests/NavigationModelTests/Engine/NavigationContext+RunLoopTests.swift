import NavigationModel
import Testing

@Suite struct NavigationContextRunLoopTests {
  /// An interceptor that notes what runs, and leaves a block and a timer behind at a tap.
  private let leaving = TestInterceptor(
    ask: { _, navigation in
      navigation.schedule(.custom(tag: 1, screen: .none))
      navigation.schedule(.custom(tag: 2, screen: .none), after: 100)
      return false
    },
    block: { tag, _, navigation in
      navigation.note(tag == 1 ? "block" : "timer")
    })

  @Test func instantGoesFromEndsToTimersToEventsToBlocksToLayout() {
    // At 350 ms the first pop ends, a timer is due, two taps come and a pop by code asks layout.
    let interceptor = TestInterceptor(
      loaded: { $0.schedule(.custom(tag: 2, screen: .none), after: 350) },
      ask: { _, navigation in
        navigation.schedule(.custom(tag: 1, screen: .none))
        return false
      },
      block: { tag, _, navigation in navigation.note(tag == 1 ? "block" : "timer") })
    let trial = Trial(
      interceptor, on: .modern, stack: "ABCD",
      [.pop, .tap(at: 350), .app(.pop(), at: 350)])
    #expect(
      trial.log("barEnded", "ended", "didShow", "noted", "ask", "call", "willShow") == [
        "0 call app pop", "0 willShow C", "350 barEnded", "350 didShow C", "350 ended",
        "350 noted timer", "350 ask C tap ABC/ABC", "350 call app pop", "350 noted block",
        "350 willShow B", "700 barEnded", "700 didShow B", "700 ended",
      ])
  }

  @Test func eventsAtOneTimeAreABurst() {
    let trial = Trial(leaving, on: .modern, [.tap(at: 0), .tap(at: 0)])
    #expect(
      trial.log("ask", "noted") == [
        "0 ask C tap ABC/ABC", "0 ask C tap ABC/ABC", "0 noted block", "0 noted block",
        "100 noted timer", "100 noted timer",
      ])
  }

  @Test func eventsAtTwoTimesAreNot() {
    let trial = Trial(leaving, on: .modern, [.tap(at: 0), .tap(at: 1)])
    #expect(
      trial.log("ask", "noted").prefix(4) == [
        "0 ask C tap ABC/ABC", "0 noted block", "1 ask C tap ABC/ABC", "1 noted block",
      ])
  }

  @Test func busyMainThreadDeliversEverythingAfterwards() {
    let trial = Trial(
      leaving, on: .modern, [.tap(at: 0), .event(.busy(150), at: 0), .tap(at: 20), .tap(at: 80)])
    #expect(
      trial.log("ask", "noted") == [
        "0 ask C tap ABC/ABC", "150 noted timer", "150 ask C tap ABC/ABC",
        "150 ask C tap ABC/ABC", "150 noted block", "150 noted block", "150 noted block",
        "250 noted timer", "250 noted timer",
      ])
  }

  @Test func timersRunByDeadlineThenByAge() {
    let interceptor = TestInterceptor(
      loaded: { navigation in
        for (tag, delay) in [(1, 20), (2, 10), (3, 20), (4, 10)] {
          navigation.schedule(.custom(tag: UInt8(tag), screen: .none), after: UInt32(delay))
        }
      },
      block: { tag, _, navigation in
        navigation.note(["0", "first", "second", "third", "fourth"][Int(tag)])
      })
    let trial = Trial(interceptor, on: .modern, [.event(.busy(50))])
    #expect(trial.notes == ["second", "fourth", "first", "third"])
  }

  @Test func newBlocksWaitForTheNextRound() {
    let interceptor = TestInterceptor(
      loaded: { navigation in
        navigation.schedule(.custom(tag: 1, screen: .none))
        navigation.schedule(.custom(tag: 3, screen: .none))
      },
      block: { tag, _, navigation in
        navigation.note(["0", "one", "two", "three"][Int(tag)])
        if tag == 1 {
          navigation.schedule(.custom(tag: 2, screen: .none))
          navigation.popViewController(animated: true)
        }
      })
    let trial = Trial(interceptor, on: .modern)
    #expect(
      trial.log("noted", "willShow") == [
        "0 noted one", "0 noted three", "0 willShow B", "0 noted two",
      ])
  }

  @Test func blocksKeepTheIntentTheyWereCreatedUnder() {
    let trial = Trial(leaving, on: .modern, [.tap(at: 0), .tap(at: 50)])
    let ran = trial.events.filter { if case .ran = $0.kind { true } else { false } }
    #expect(ran.map(\.intent) == [1, 2, 1, 2])
    #expect(ran.map(\.time) == [0, 50, 100, 150])
  }

  @Test func waitLetsTimePassButNotTheBlocksAtItsEnd() {
    let trial = Trial(leaving, on: .modern, [.tap, .wait(100), .tap])
    #expect(
      trial.log("noted", "ask").prefix(5) == [
        "0 ask C tap ABC/ABC", "0 noted block", "100 noted timer", "100 ask C tap ABC/ABC",
        "100 noted block",
      ])
  }

  @Test func settleEndsAfterTheLastDeadline() {
    let trial = Trial(leaving, on: .modern, [.tap])
    #expect(trial.log("settled") == ["100 settled"])
    #expect(trial.end == .settled)
    #expect(trial.state.isSettled)
  }

  @Test func repeatingTimerIsUnsettledAfterAMinute() {
    let ticking = TestInterceptor(
      loaded: { $0.schedule(.custom(tag: 1, screen: .none), after: 1_000) },
      block: { _, _, navigation in
        navigation.schedule(.custom(tag: 1, screen: .none), after: 1_000)
      })
    let trial = Trial(ticking, on: .modern)
    #expect(trial.end == .unsettled)
    #expect(trial.state.clock == 60_000)
    #expect(trial.log("settled").isEmpty)
  }

  @Test func settleStepThatDoesNotSettleEndsTheRun() {
    let ticking = TestInterceptor(
      loaded: { $0.schedule(.custom(tag: 1, screen: .none), after: 1_000) },
      block: { _, _, navigation in
        navigation.schedule(.custom(tag: 1, screen: .none), after: 1_000)
      })
    let trial = Trial(ticking, on: .modern, [.settle, .tap])
    #expect(trial.end == .unsettled)
    #expect(trial.intents.isEmpty)
  }

  @Test func blockThatRepeatsForeverIsRunaway() {
    let looping = TestInterceptor(
      loaded: { $0.schedule(.custom(tag: 1, screen: .none)) },
      block: { _, _, navigation in navigation.schedule(.custom(tag: 1, screen: .none)) })
    let trial = Trial(looping, on: .modern)
    #expect(trial.end == .halted)
    #expect(trial.state.halt == .runaway)
    #expect(trial.log("ranAway") == ["0 ranAway"])
  }

  @Test func timerThatRepeatsWithoutDelayIsRunaway() {
    let looping = TestInterceptor(
      loaded: { $0.schedule(.custom(tag: 1, screen: .none), after: 0) },
      block: { _, _, navigation in
        navigation.schedule(.custom(tag: 1, screen: .none), after: 0)
      })
    let trial = Trial(looping, on: .modern)
    #expect(trial.end == .halted)
    #expect(trial.state.halt == .runaway)
  }
}
