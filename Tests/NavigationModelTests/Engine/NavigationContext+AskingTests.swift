import NavigationModel
import Testing

@Suite struct NavigationContextAskingTests {
  @Test(arguments: [
    (InterceptorAttachment.subclass, "ABC/ABC"), (.swizzle, "ABC/ABC"), (.category, "ABC/ABC"),
    (.unreached, "AB/AB"), (.none, "AB/AB"),
  ])
  func asksReachTheCodeByItsAttachment(_ attachment: InterceptorAttachment, _ outcome: String) {
    var refusing = TestInterceptor.refusing
    refusing.attachment = attachment
    #expect(Trial(refusing, on: .old, [.tap]).outcome == outcome)
    #expect(Trial(refusing, on: .modern, [.tap]).outcome == outcome)
  }

  /// GX-05.
  @Test func categoryHasNoDefaultToCall() {
    let calling = TestInterceptor(attachment: .category)
    let trial = Trial(calling, on: .modern, [.tap])
    #expect(trial.log("raised", "default") == ["0 raised noDefaultImplementation"])
    #expect(trial.end == .halted)
    #expect(trial.outcome == "ABC/ABC")
  }

  @Test func defaultAllowsWhatIsNotATapOnTheTop() {
    let trial = Trial(.passive, on: .old, [.pop])
    #expect(trial.log("default", "call") == ["0 call app pop", "0 default C"])
    #expect(trial.outcome == "AB/AB")
  }

  @Test func asksAreCounted() {
    #expect(Trial(.refusing, on: .modern, [.tap, .tap, .tap]).state.askCount == 3)
  }

  @Test func endlessAsksAreRunaway() {
    let taps = Array(repeating: ScenarioStep.tap, count: 220)
    let trial = Trial(.refusing, on: .modern, taps)
    #expect(trial.state.halt == .runaway)
    #expect(trial.end == .halted)
    #expect(trial.log("ranAway").count == 1)
  }

  /// A refusal of what the guard says is put to the item, whoever is on top.
  @Test func expectedScreenOfAnAskIsTheItems() {
    let wrong = TestInterceptor(ask: { $1.consult($1.topViewController).allows || $0 == c })
    let trial = Trial(wrong, on: .old, guards: [b: .veto], [.pop])
    #expect(trial.log("consult") == ["0 consult B refuse for C"])
  }

  @Test func askInsideAnAskIsAboutItsOwnItem() {
    let popping = TestInterceptor(ask: { item, navigation in
      if navigation.topViewController == item { navigation.popViewController(animated: true) }
      return navigation.consult(item).allows
    })
    let trial = Trial(popping, on: .old, guards: [c: .allow, b: .veto], [.tap])
    #expect(
      trial.log("ask", "consult") == [
        "0 ask C tap ABC/ABC", "0 ask C programmaticPop AB/ABC", "0 consult C allow for C",
        "0 consult C allow for C",
      ])
  }

  @Test func nothingIsAnsweredAfterAHalt() {
    let raising = TestInterceptor(ask: { _, navigation in
      navigation.popToViewController(e, animated: true)
      return true
    })
    let trial = Trial(raising, on: .modern, [.tap, .tap])
    #expect(trial.log("raised", "answer", "stack") == ["0 raised popToMissingScreen"])
    #expect(trial.intents.count == 1)
  }
}
