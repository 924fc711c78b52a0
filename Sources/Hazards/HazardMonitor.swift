import NavigationModel

/// Watches one run event by event and collects the hazards that it shows.
///
/// Made once for a run; the places of events are counted from 0 over everything observed, the
/// liveness probe's events after the run's.
public struct HazardMonitor: Sendable {
  private let rules: [HazardRule]
  // Plain bits of the rules' interests: most events are of no interest, and this is the hot path.
  private let interestBits: [UInt16]
  private let allInterestBits: UInt16
  package var ledger: IntentLedger
  private var report = HazardReport()
  private var place = 0

  /// Starts to watch a run of `scenario` under `rules`.
  public init(scenario: Scenario, rules: [HazardRule] = HazardRule.all) {
    self.rules = rules
    interestBits = rules.map(\.interests.rawValue)
    allInterestBits = interestBits.reduce(0, |)
    ledger = IntentLedger(scenario: scenario)
  }

  /// The findings so far, each signature once, in the order of finding.
  public var findings: [HazardFinding] { report.findings }

  /// Whether a desync has been found, after which none is reported again.
  package var hasDesync: Bool { report.contains(.desync) }

  /// Forgets what was found, as if the run had begun anew with the present ledger.
  package mutating func forgetFindings(hasDesync: Bool) {
    report.forget(hasDesync: hasDesync)
    place = 0
  }

  /// What the rules share.
  public var intents: IntentLedger { ledger }

  /// Takes one event in.
  public mutating func observe(_ event: TraceEvent) {
    let bits = ledger.take(event, at: place).rawValue
    if bits & allInterestBits != 0 { show(event, to: bits) }
    place += 1
  }

  private mutating func show(_ event: TraceEvent, to bits: UInt16) {
    var index = 0
    while index < interestBits.count {
      if interestBits[index] & bits != 0, !report.isInProbe || rules[index].judgesProbe {
        rules[index].observe(event, place, ledger, &report)
      }
      index += 1
    }
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
