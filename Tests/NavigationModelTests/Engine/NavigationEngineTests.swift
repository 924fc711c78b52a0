import NavigationModel
import Testing

@Suite struct NavigationEngineTests {
  private let steps: [ScenarioStep] = [
    .tap, .tap(at: 54), .event(.beginSwipe(.edge), at: 900), .event(.cancelSwipe, at: 1_000),
    .settle, .app(.push(e), at: 10), .event(.escape, at: 700),
  ]

  @Test(arguments: [FixedPlatform.old, .modern, .live])
  func equalRunsGiveEqualEvents(_ platform: FixedPlatform) {
    let first = Trial(.allowing, on: platform, stack: "ABCD", steps)
    let second = Trial(.allowing, on: platform, stack: "ABCD", steps)
    #expect(first.log == second.log)
    #expect(first.state == second.state)
    #expect(first.log.count > 30)
  }

  @Test func timesCountFromTheLastSettle() {
    let trial = Trial(on: .modern, [.tap(at: 100), .settle, .tap(at: 100)])
    #expect(trial.log("call") == ["100 call uikit pop", "550 call uikit pop"])
  }

  @Test func copiesGoTheirOwnWays() {
    var engine = Trial(.allowing, on: .modern).engine
    var copy = engine
    _ = copy.take(.tap)
    #expect(copy.context.state.stack.names == "AB")
    #expect(engine.context.state.stack.names == "ABC")
    _ = engine.take(.app(.push(d)))
    #expect(engine.context.state.stack.names == "ABCD")
  }

  @Test func eventsAreHandedOverOnce() {
    var engine = Trial(.allowing, on: .modern, [.tap]).engine
    #expect(!engine.takeEvents().isEmpty)
    #expect(engine.takeEvents().isEmpty)
    _ = engine.take(.tap)
    #expect(engine.takeEvents().first?.words == "intent person tap B")
  }

  @Test func viewIsLoadedBeforeTheFirstEvent() {
    let loading = TestInterceptor(loaded: { $0.note("loaded") })
    #expect(Trial(loading, on: .modern, [.tap]).log.first == "0 noted loaded")
  }

  @Test func haltWhileLoadingEndsTheRun() {
    let raising = TestInterceptor(loaded: { $0.popToViewController(e, animated: true) })
    let trial = Trial(raising, on: .modern, [.tap])
    #expect(trial.end == .halted)
    #expect(trial.intents.isEmpty)
  }

  @Test func probeTapsOnceWithWillingGuards() {
    let trial = Trial(.consulting, on: .modern, guards: [c: .veto], [.tap])
    #expect(trial.outcome == "ABC/ABC")
    #expect(trial.probed == "AB/AB")
    #expect(trial.engine.probed()?.context.events.first?.words == "probe")
    #expect(trial.state.stack.names == "ABC")
  }

  @Test func probeForgetsAnOpenConfirmation() {
    let trial = Trial(.consulting, on: .modern, guards: [c: .confirm], [.tap])
    #expect(trial.engine.probed()?.context.state.confirmation.exists == false)
    #expect(trial.probed == "AB/AB")
  }

  @Test func probeShowsAStaleFlag() {
    #expect(Trial(.refusing, on: .modern, [.tap]).probed == "ABC/ABC")
  }

  @Test func probeNeedsABackButton() {
    #expect(Trial(on: .modern, stack: "A").probed == nil)
    #expect(Trial(on: .modern, isBarHidden: true).probed == nil)
    #expect(Trial(on: .modern, leftItems: [c: .replaces]).probed == nil)
    #expect(Trial(on: .modern, [.event(.present)]).probed == nil)
    #expect(Trial(on: .modern, [.event(.setVisible(false))]).probed == nil)
    #expect(Trial(on: .modern, [.app(.push(a))]).probed == nil)
    #expect(Trial(on: .modern, leftItems: [c: .supplements]).probed == "AB/AB")
    #expect(Trial(on: .modern, stack: "AB", outer: "P").probed == "A/PA")
  }
}
