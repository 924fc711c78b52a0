import NavigationModel
import Testing

@Suite struct NavigationContextTests {
  @Test func startsAsTheScenarioSays() {
    let trial = Trial(
      on: .modern, guards: [b: .vetoTimes(3), c: .vetoTimes(99)], outer: "PO", isBarHidden: true)
    #expect(trial.outcome == "ABC/POABC")
    #expect(trial.state.outerItemCount == 2)
    #expect(trial.state.surplusItems == 0)
    #expect(trial.state.flags == .barHidden)
    #expect(trial.state.refusalsLeft == 3 << 4 | 15 << 8)
  }

  @Test func endlessRecursionIsRunaway() {
    let recursive = TestInterceptor(change: { _, navigation in
      navigation.popViewController(animated: true)
    })
    let trial = Trial(recursive, on: .modern, [.pop])
    #expect(trial.state.halt == .runaway)
    #expect(trial.end == .halted)
    #expect(trial.log("call").count == 33)
    #expect(trial.log.last == "0 ranAway")
  }

  @Test func guardsThatRedirectToEachOtherAreRunaway() {
    let consulting = TestInterceptor(change: { change, navigation in
      if navigation.consult(navigation.topViewController).allows { navigation.callSuper(change) }
    })
    let trial = Trial(consulting, on: .modern, guards: [c: .redirect(a)], [.pop])
    #expect(trial.state.halt == .runaway)
  }

  @Test func tooManyIntentsAreRunaway() {
    let steps = Array(repeating: ScenarioStep.event(.setBarHidden(true)), count: 256)
    #expect(Trial(on: .modern, Array(steps.prefix(255))).end == .settled)
    #expect(Trial(on: .modern, steps).state.halt == .runaway)
  }

  @Test func runWithoutTraceEndsTheSame() {
    let steps: [ScenarioStep] = [.tap, .tap(at: 54), .event(.beginSwipe(.edge), at: 500)]
    let traced = Trial(.allowing, on: .live, stack: "ABCD", steps)
    let silent = Trial(.allowing, on: .live, stack: "ABCD", isTracing: false, steps)
    #expect(silent.events.isEmpty)
    #expect(silent.state == traced.state)
  }

  @Test func switchIsTracedWhenItIsFirstRead() {
    let trial = Trial(.allowing, on: .modern, [.tap, .settle, .tap])
    let reads = trial.events.compactMap { event -> UInt8? in
      guard case .readSwitch(let index, _) = event.kind else { return nil }
      return index
    }
    #expect(Set(reads).count == reads.count)
    #expect(reads.contains(UInt8(TapAsks.switchIndex)))
    #expect(reads.count == trial.engine.answers.readSwitches.switches.count)
  }
}
