import Hazards
import NavigationModel

/// One run with everything that was recorded: the events, the probe's, and what the rules found.
public struct TracedRun: Sendable {
  /// The events of the run, then those of the liveness probe if there was one.
  public let events: ContiguousArray<TraceEvent>
  /// How many of the events belong to the run itself.
  public let probeStart: Int
  /// What the rules found; places are those in `events`.
  public let findings: [HazardFinding]
  /// The answers read and taken, the probe's included.
  public let answers: AnswerTable
  /// The state at the end of the run itself.
  public let state: NavigationState
  /// How the run ended.
  public let end: NavigationEngine.End

  /// Runs `fixture` under `interceptor` with the given answers.
  public init(
    fixture: Fixture, interceptor: any BackInterceptor, answers: AnswerTable,
    rules: [HazardRule] = HazardRule.all
  ) {
    var engine = NavigationEngine(fixture.scenario, interceptor: interceptor, answers: answers)
    var monitor = HazardMonitor(scenario: fixture.scenario, rules: rules)
    end = engine.run()
    var events = engine.context.events
    monitor.observe(events)
    probeStart = events.count
    state = engine.context.state
    let probe = end == .settled ? engine.probed() : nil
    if let probe { events.append(contentsOf: probe.context.events) }
    if let probe, !Self.wasDeadFromTheStart(fixture, interceptor, after: probe, state) {
      monitor.finish(end, state: state, probe: probe)
    } else {
      monitor.finish(end, state: state, probe: nil)
    }
    self.events = events
    self.answers = probe?.answers ?? engine.answers
    findings =
      monitor.findings
      + ExpectationCheck(fixture: fixture, sheet: answers.sheet).findings(
        state: state, end: end, lastEvent: max(0, probeStart - 1))
  }

  /// Whether a probe has removed nothing that would have removed something from a controller that
  /// was just set up with the same stack.
  ///
  /// A tap that never works is shown by the fixtures that tap; the probe is there to find what the
  /// events of its own fixture have left behind.
  private static func wasDeadFromTheStart(
    _ fixture: Fixture, _ interceptor: any BackInterceptor, after probe: NavigationEngine,
    _ settled: NavigationState
  ) -> Bool {
    guard probe.context.state.stack.count >= settled.stack.count else { return false }
    var scenario = fixture.scenario
    scenario.stack = settled.stack
    scenario.isBarHidden = false
    scenario.triggers = []
    scenario.steps = []
    var fresh = NavigationEngine(
      scenario, interceptor: interceptor, answers: probe.answers, isTracing: false)
    guard fresh.run() == .settled, let second = fresh.probed() else { return false }
    return second.context.state.stack.count >= settled.stack.count
  }
}
