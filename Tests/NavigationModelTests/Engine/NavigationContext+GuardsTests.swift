import NavigationModel
import Testing

@Suite struct NavigationContextGuardsTests {
  @Test(arguments: [
    (ScreenGuard.none, [], "AB/AB"), (.allow, ["0 consult C allow for C"], "AB/AB"),
    (.veto, ["0 consult C refuse for C"], "ABC/ABC"),
    (.confirm, ["0 consult C refuse for C", "0 confirmation C"], "ABC/ABC"),
  ])
  func guardAnswers(_ screenGuard: ScreenGuard, _ expected: [String], _ outcome: String) {
    let trial = Trial(.consulting, on: .modern, guards: [c: screenGuard], [.tap])
    #expect(trial.log("consult", "confirmation") == expected)
    #expect(trial.outcome == outcome)
  }

  @Test(arguments: [1, 3, 15])
  func guardVetoesTheGivenNumberOfTimes(_ times: Int) {
    let steps = Array(repeating: [ScenarioStep.tap, .settle], count: times + 1).flatMap { $0 }
    let trial = Trial(.consulting, on: .modern, guards: [c: .vetoTimes(times)], steps)
    #expect(trial.log("consult").count == times + 1)
    #expect(trial.log("consult").last == "0 consult C allow for C")
    #expect(trial.outcome == "AB/AB")
  }

  @Test func everyScreenCountsItsOwnVetoes() {
    let trial = Trial(
      .consulting, on: .modern, stack: "ABCDEFGHIJKLMNOP",
      guards: [Screen(15): .vetoTimes(1), Screen(14): .vetoTimes(2)],
      Array(repeating: [ScenarioStep.tap, .settle], count: 5).flatMap { $0 })
    #expect(trial.state.stack.count == 14)
    #expect(trial.state.refusalsLeft == 0)
  }

  @Test func confirmedPopIsAChildIntentOfTheApp() {
    let steps: [ScenarioStep] = [
      .tap, .settle, .event(.answerConfirmation(yes: true, isMarked: true)),
    ]
    let trial = Trial(.consulting, on: .modern, guards: [c: .confirm], steps)
    #expect(trial.outcome == "AB/AB")
    let child = trial.intents.last
    #expect(child?.origin == .app)
    #expect(child?.route == .confirmed)
    #expect(child?.parent == 1)
    #expect(child?.isMarked == true)
    #expect(child?.goal == ScreenSet("C"))
    #expect(trial.log("confirmed", "call") == ["0 confirmed C true", "0 call screenGuard pop"])
  }

  @Test func deniedConfirmationLeavesTheScreen() {
    let steps: [ScenarioStep] = [
      .tap, .settle, .event(.answerConfirmation(yes: false, isMarked: false)),
    ]
    let trial = Trial(.consulting, on: .modern, guards: [c: .confirm], steps)
    #expect(trial.outcome == "ABC/ABC")
    #expect(!trial.state.confirmation.exists)
    #expect(trial.intents.count == 1)
  }

  @Test func openConfirmationIsSettledAndOpensOnce() {
    let trial = Trial(.consulting, on: .modern, guards: [c: .confirm], [.tap, .settle, .tap])
    #expect(trial.end == .settled)
    #expect(trial.log("confirmation") == ["0 confirmation C"])
    #expect(trial.state.confirmation == c)
    #expect(trial.state.confirmationIntent == 1)
  }

  @Test func answerWithoutConfirmationIsIgnored() {
    let trial = Trial(on: .modern, [.event(.answerConfirmation(yes: true, isMarked: false))])
    #expect(trial.log("ignored") == ["0 ignored noConfirmation"])
    #expect(trial.outcome == "ABC/ABC")
  }

  @Test func redirectIsAChildIntentOfTheApp() {
    let trial = Trial(
      .consulting, on: .modern, stack: "ABCD", guards: [d: .redirect(b)], marksPops: true, [.tap])
    #expect(trial.outcome == "AB/AB")
    #expect(
      trial.log("intent", "consult", "call", "answer") == [
        "0 intent person tap D", "0 consult D refuse for D", "0 intent app redirect CD",
        "0 call screenGuard popTo", "0 answer D no",
      ])
    #expect(trial.intents.last?.parent == 1)
    #expect(trial.intents.last?.isMarked == true)
  }

  @Test func intentAfterARedirectIsThePersonsAgain() {
    let noting = TestInterceptor(ask: { item, navigation in
      let answer = navigation.consult(item).allows
      navigation.note("after the guard")
      return answer
    })
    let trial = Trial(noting, on: .modern, guards: [c: .redirect(a)], [.tap])
    let noted = trial.events.first { if case .noted = $0.kind { true } else { false } }
    #expect(noted?.intent == 1)
    #expect(noted?.actor == .interceptor)
  }

  @Test func redirectToAScreenThatIsNotThereDoesNothing() {
    let trial = Trial(.consulting, on: .modern, guards: [c: .redirect(e)], [.tap])
    #expect(trial.intents.count == 1)
    #expect(trial.outcome == "ABC/ABC")
  }

  @Test func expectedScreensAreThoseThatGo() {
    let consulting = TestInterceptor(
      change: { change, navigation in
        _ = navigation.consult(navigation.topViewController)
        navigation.callSuper(change)
      })
    let trial = Trial(
      consulting, on: .modern, stack: "ABCD", guards: [d: .allow], [.app(.popTo(a))])
    #expect(trial.log("consult") == ["0 consult D allow for BCD"])
  }

  @Test func expectedScreenOfASwipeIsTheTop() {
    let consulting = TestInterceptor(
      delegate: .own, begins: { $1.consult(c).allows })
    let trial = Trial(consulting, on: .modern, guards: [c: .veto], .swipe())
    #expect(trial.log("consult") == ["0 consult C refuse for C"])
    #expect(trial.log("refused") == ["0 refused edge ownDelegate"])
  }

  @Test func screenWithoutGuardIsNotConsulted() {
    let noting = TestInterceptor(ask: { item, navigation in
      if navigation.consult(item) == .unguarded { navigation.note("unguarded") }
      if navigation.consult(.none) == .unguarded { navigation.note("nobody") }
      return navigation.hasGuard(b) && !navigation.hasGuard(item)
    })
    let trial = Trial(noting, on: .modern, guards: [b: .veto], [.tap])
    #expect(trial.notes == ["unguarded", "nobody"])
    #expect(trial.outcome == "AB/AB")
  }
}
