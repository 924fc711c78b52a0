import NavigationModel
import Testing

@Suite struct NavigationContextAbilitiesTests {
  private struct Flags: InterceptorState {
    var count: UInt32 = 0
    var flag = false
    var other = false
    var third = false
    var fourth = false
  }

  @Test func stateIsZeroAtFirstAndKept() {
    let counting = TestInterceptor(ask: { _, navigation in
      if navigation[Flags.self] == Flags() { navigation.note("zero") }
      navigation[Flags.self].count += 1
      navigation[Flags.self].other = true
      return false
    })
    let trial = Trial(counting, on: .modern, [.tap, .tap])
    #expect(trial.notes == ["zero"])
    #expect(trial.state.interceptor.load(Flags.self).count == 2)
    #expect(trial.state.interceptor.load(Flags.self).other)
    #expect(!trial.state.interceptor.load(Flags.self).flag)
  }

  @Test func timerKeepsItsDeadlineAndIntent() {
    let setting = TestInterceptor(ask: { _, navigation in
      navigation.schedule(.custom(tag: 7, screen: c), after: 200)
      return false
    })
    let trial = Trial(setting, on: .modern, [.tap(at: 100)])
    #expect(trial.log("scheduled", "ran") == ["100 scheduled timer", "300 ran timer"])
    let ran = trial.events.first { if case .ran = $0.kind { true } else { false } }
    #expect(ran?.intent == 1)
    #expect(ran?.actor == .interceptor)
  }

  @Test func blockOfTheAppRunsAsTheApp() {
    let deferring = TestInterceptor(change: { change, navigation in
      if navigation.state.clock == 0 { navigation.note("override") }
      navigation.callSuper(change)
    })
    let trial = Trial(deferring, on: .modern, [.pop, .app(.pop(), at: 10)])
    let changes = trial.events.filter { if case .stackChanged = $0.kind { true } else { false } }
    #expect(changes.map(\.actor) == [.app, .app])
  }

  @Test func markedCallMarksItsBlocks() {
    let deferring = TestInterceptor(
      change: { change, navigation in
        if navigation.isMarkedByApp { navigation.note("marked call") }
        navigation.schedule(.superChange(change))
        navigation.schedule(.custom(tag: 0, screen: .none))
      },
      block: { _, _, navigation in
        navigation.note(navigation.isMarkedByApp ? "marked block" : "plain block")
      })
    let marked = Trial(deferring, on: .modern, [.app(.pop(), isMarked: true)])
    #expect(marked.notes == ["marked call", "marked block"])
    #expect(marked.outcome == "AB/AB")
    #expect(Trial(deferring, on: .modern, [.pop]).notes == ["plain block"])
  }

  @Test func fullQueueIsRunaway() {
    let flooding = TestInterceptor(loaded: { navigation in
      for _ in 0..<9 { navigation.schedule(.nothing) }
    })
    let trial = Trial(flooding, on: .modern)
    #expect(trial.state.halt == .runaway)
    #expect(trial.state.blocks.count == 8)
    let eight = TestInterceptor(loaded: { navigation in
      for _ in 0..<8 { navigation.schedule(.nothing) }
    })
    #expect(Trial(eight, on: .modern).end == .settled)
  }

  @Test func fullTimersAreRunaway() {
    let flooding = TestInterceptor(loaded: { navigation in
      for _ in 0..<9 { navigation.schedule(.nothing, after: 10) }
    })
    #expect(Trial(flooding, on: .modern).state.halt == .runaway)
  }

  @Test func tornDownScreensAreTraced() {
    let tearing = TestInterceptor(change: { change, navigation in
      navigation.tearDown(navigation.topViewController)
      navigation.callSuper(change)
    })
    #expect(Trial(tearing, on: .modern, [.pop]).log("tornDown") == ["0 tornDown C"])
  }

  @Test func barIsHiddenOnce() {
    let steps: [ScenarioStep] = [
      .event(.setBarHidden(true)), .event(.setBarHidden(true)), .event(.setBarHidden(false)),
    ]
    #expect(Trial(on: .modern, steps).log("bar") == ["0 bar hidden", "0 bar shown"])
  }

  /// BH-04: the toggle leaves the arrays alone and asks nothing.
  @Test(arguments: [
    (false, ["0 bar hidden", "0 bar shown", "0 remedy barToggle true"]),
    (true, ["0 bar shown", "0 bar hidden", "0 remedy barToggle true"]),
  ])
  func barToggleEndsAsItBegan(_ isHidden: Bool, _ expected: [String]) {
    let toggling = TestInterceptor(loaded: { $0.restoreIndicator(.barToggle) })
    let trial = Trial(toggling, on: .old, isBarHidden: isHidden)
    #expect(trial.log("bar", "remedy", "ask", "items") == expected)
    #expect(trial.state.flags.contains(.barHidden) == isHidden)
  }

  @Test func nothingIsScheduledAfterAHalt() {
    let raising = TestInterceptor(loaded: { navigation in
      navigation.popToViewController(e, animated: true)
      navigation.schedule(.nothing)
      navigation.restoreIndicator(.backButtonToggle)
    })
    let trial = Trial(raising, on: .modern)
    #expect(trial.log("scheduled", "remedy").isEmpty)
    #expect(trial.state.blocks.isEmpty)
    #expect(trial.end == .halted)
  }
}
