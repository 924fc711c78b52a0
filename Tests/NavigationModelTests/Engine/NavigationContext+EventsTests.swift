import NavigationModel
import Testing

@Suite struct NavigationContextEventsTests {
  @Test func personsAndTheAppActUnderTheirOwnIntents() {
    let trial = Trial(on: .modern, [.tap, .settle, .pop])
    #expect(trial.intents.map(\.id) == [1, 2])
    #expect(trial.intents.map(\.origin) == [.person, .app])
    #expect(trial.state.intent == 0)
  }

  @Test func intentsKnowWhetherTheyBeginAtRest() {
    let steps: [ScenarioStep] = [.tap, .event(.setBarHidden(true), at: 100), .settle, .tap]
    #expect(Trial(on: .modern, steps).intents.map(\.atRest) == [true, false, true])
  }

  @Test func presentationBeginsAndEnds() {
    let steps: [ScenarioStep] = [.event(.present), .settle, .event(.dismiss), .settle]
    let trial = Trial(on: .modern, steps)
    #expect(
      trial.log("presents", "presented", "dismisses", "dismissed") == [
        "0 presents", "350 presented", "350 dismisses", "700 dismissed",
      ])
    #expect(trial.state.flags.isEmpty)
    #expect(trial.state.presentationEndsAt == 0)
  }

  @Test func presentationCoversTheController() {
    let trial = Trial(on: .modern, [.event(.present)])
    #expect(trial.state.flags == .covered)
  }

  @Test(arguments: [
    [ScenarioStep.event(.dismiss)], [.event(.present), .event(.present)],
    [.event(.present), .event(.dismiss)], [.event(.present), .settle, .event(.present)],
  ])
  func presentationInThatStateIsIgnored(_ steps: [ScenarioStep]) {
    let trial = Trial(on: .modern, steps)
    #expect(trial.log("ignored").map { $0.hasSuffix("presentationState") } == [true])
  }

  @Test func visibilityIsTraced() {
    let trial = Trial(on: .modern, [.event(.setVisible(false)), .event(.setVisible(true)), .tap])
    #expect(trial.log("visible", "invisible") == ["0 invisible", "0 visible"])
    #expect(trial.outcome == "AB/AB")
  }

  @Test func busyMovesTheClock() {
    let trial = Trial(on: .modern, [.event(.busy(69))])
    #expect(trial.log("busy", "settled") == ["0 busy 69", "69 settled"])
  }

  @Test func nothingHappensAfterAHalt() {
    let trial = Trial(on: .modern, [.app(.push(a)), .wait(100), .pop, .settle, .tap])
    #expect(trial.end == .halted)
    #expect(trial.log.last == "0 raised pushedTwice")
  }

  /// An event inside a hook does not leak its own intent, mark or ask into what follows.
  @Test func eventInsideAnAskRestoresTheAsk() {
    let trigger = Trigger(
      on: .viewWillAppear, of: b, event: .change(.push(d), isMarked: true))
    let popping = TestInterceptor(ask: { item, navigation in
      navigation.popViewController(animated: false)
      navigation.note(navigation.isMarkedByApp ? "marked" : "not marked")
      return navigation.consult(item).allows
    })
    let trial = Trial(
      popping, on: .modern.with(SyncPopThenAllow.tolerated), guards: [c: .allow],
      triggers: [trigger], [.tap])
    #expect(trial.notes == ["not marked"])
    #expect(trial.log("consult") == ["0 consult C allow for C"])
  }

  @Test func eventInsideAMarkedBlockIsNotMarkedItself() {
    let trigger = Trigger(
      on: .viewWillAppear, of: b, event: .change(.push(d), isMarked: false))
    let deferring = TestInterceptor(change: { change, navigation in
      navigation.note(navigation.isMarkedByApp ? "marked" : "not marked")
      if change.isPop {
        navigation.schedule(.superChange(change))
      } else {
        navigation.callSuper(change)
      }
    })
    let trial = Trial(
      deferring, on: .old, triggers: [trigger], [.app(.pop(), isMarked: true)])
    #expect(trial.notes == ["marked", "not marked"])
  }
}
