import NavigationModel

/// Watches one run event by event and collects the hazards that it shows.
///
/// Made once for a run; the places of events are counted from 0 over everything observed, the
/// liveness probe's events after the run's.
public struct HazardMonitor: Sendable {
  private let rules: [HazardRule]
  private let allInterests: TraceInterests
  private var ledger: IntentLedger
  private var report = HazardReport()
  private var place = 0

  /// Starts to watch a run of `scenario` under `rules`.
  public init(scenario: Scenario, rules: [HazardRule] = HazardRule.all) {
    self.rules = rules
    allInterests = rules.reduce(into: []) { $0.formUnion($1.interests) }
    ledger = IntentLedger(scenario: scenario)
  }

  /// The findings so far, each signature once, in the order of finding.
  public var findings: [HazardFinding] { report.findings }

  /// What the rules share.
  public var intents: IntentLedger { ledger }

  /// Takes one event in.
  public mutating func observe(_ event: TraceEvent) {
    let interests = ledger.take(event, at: place)
    if !allInterests.isDisjoint(with: interests) {
      for rule in rules
      where !rule.interests.isDisjoint(with: interests) && (!report.isInProbe || rule.judgesProbe) {
        rule.observe(event, place, ledger, &report)
      }
    }
    place += 1
  }

  /// Takes events in, in their order.
  public mutating func observe(_ events: ContiguousArray<TraceEvent>) {
    for event in events { observe(event) }
  }

  /// Judges the end of the run in `state`, then the liveness probe if there was one.
  public mutating func finish(
    _ end: NavigationEngine.End, state: NavigationState, probe: NavigationEngine?
  ) {
    let conclusion = RunEnd(end, state: state)
    for rule in rules { rule.finish(conclusion, ledger, &report) }
    guard let probe else { return }
    report.isInProbe = true
    observe(probe.context.events)
    let probeEnd = RunEnd(
      probe.context.isHalted ? .halted : .settled, state: probe.context.state,
      stackBeforeProbe: state.stack)
    for rule in rules where rule.judgesProbe { rule.finish(probeEnd, ledger, &report) }
    report.isInProbe = false
  }
}
