import NavigationModel
import Testing

@Suite struct NavigationContextStackCallsTests {
  @Test func everyMethodGoesThroughItsOverride() {
    let noting = TestInterceptor(change: { change, navigation in
      navigation.note(
        ["none", "pop", "popTo", "popToRoot", "push", "setStack"][Int(change.method.rawValue)])
      if !change.animated { navigation.note("not animated") }
      navigation.callSuper(change)
    })
    let acting = TestInterceptor(
      loaded: { navigation in
        navigation.pushViewController(d, animated: false)
        navigation.popToViewController(b, animated: false)
        navigation.setViewControllers(ScreenList("ABC"), animated: false)
        navigation.popViewController(animated: false)
        navigation.popToRootViewController(animated: false)
      }, change: noting.change)
    let trial = Trial(acting, on: .modern)
    #expect(
      trial.notes == [
        "push", "not animated", "popTo", "not animated", "setStack", "not animated", "pop",
        "not animated", "popToRoot", "not animated",
      ])
    #expect(trial.outcome == "A/A")
  }

  @Test func callerStaysTheActorOfTheChange() {
    let trial = Trial(.passive, on: .modern, [.pop, .settle, .event(.keyCommand)])
    #expect(
      trial.log("call", "stack") == [
        "0 call app pop", "0 stack app -C + AB/ABC", "350 call uikit pop",
        "350 stack uikit -B + A/AB",
      ])
  }

  @Test func interceptorsOwnCallIsItsOwn() {
    let popping = TestInterceptor(ask: { _, navigation in
      navigation.callSuper(.pop())
      return false
    })
    let trial = Trial(popping, on: .modern, [.tap])
    #expect(trial.log("call", "stack") == ["0 stack interceptor -C + AB/ABC"])
  }

  @Test func overrideThatWithholdsIsTraced() {
    let trial = Trial(.locking, on: .modern, [.pop, .app(.push(d))])
    #expect(trial.log("withheld") == ["0 withheld pop", "0 withheld push"])
    #expect(trial.outcome == "ABC/ABC")
  }

  @Test func overrideMayTurnOnePopIntoAnother() {
    let rooting = TestInterceptor(change: { change, navigation in
      navigation.callSuper(change.method == .pop ? .popToRoot() : change)
    })
    let trial = Trial(rooting, on: .modern, [.pop])
    #expect(trial.log("withheld").isEmpty)
    #expect(trial.outcome == "A/A")
  }
}
