import Hazards
import NavigationModel

let (a, b, c, d, e) = (Screen(0), Screen(1), Screen(2), Screen(3), Screen(4))

extension Scenario {
  /// The screens A, B and C without guards, all on the stack.
  init(_ steps: [ScenarioStep]) {
    self.init([:], steps)
  }

  /// The screens A to E with the given guards, the first `depth` of them on the stack.
  init(
    _ guards: [Screen: ScreenGuard] = [:], depth: Int = 3, outerItems: [Screen] = [],
    triggers: [Trigger] = [], _ steps: [ScenarioStep]
  ) {
    let screens = ["A", "B", "C", "D", "E"].enumerated().map { index, name in
      ScenarioScreen(name, guard: guards[Screen(index)] ?? .none)
    }
    self.init(
      screens: screens, stack: ScreenList((0..<depth).map(Screen.init)),
      outerItems: ScreenList(outerItems), triggers: triggers, steps: steps)
  }
}

extension ScenarioStep {
  static let tap = ScenarioStep.event(.tapBack, at: nil)

  static func tap(at time: UInt32) -> ScenarioStep { .event(.tapBack, at: time) }

  static func app(_ change: StackChange, at time: UInt32? = nil) -> ScenarioStep {
    .event(.change(change, isMarked: false), at: time)
  }

  static func person(_ event: NavigationEvent, at time: UInt32? = nil) -> ScenarioStep {
    .event(event, at: time)
  }
}

/// What a run has shown.
struct Observation {
  var engine: NavigationEngine
  var end: NavigationEngine.End
  var findings: [HazardFinding]

  /// Runs `scenario` and finishes with the liveness probe, or without one.
  init(
    _ scenario: Scenario, _ interceptor: any BackInterceptor, _ platform: TestPlatform,
    rules: [HazardRule] = HazardRule.all, probes: Bool = true
  ) {
    var engine = NavigationEngine(
      scenario, interceptor: interceptor, answers: AnswerTable(AnswerSheet(platform)))
    end = engine.run()
    var monitor = HazardMonitor(scenario: scenario, rules: rules)
    monitor.observe(engine.context.events)
    monitor.finish(end, state: engine.context.state, probe: probes ? engine.probed() : nil)
    self.engine = engine
    findings = monitor.findings
  }

  var signatures: [String] { findings.map(\.signature) }

  var kinds: Set<HazardKind> { Set(findings.map(\.kind)) }

  /// The signatures of one kind.
  func signatures(_ kind: HazardKind) -> [String] {
    findings.filter { $0.kind == kind }.map(\.signature)
  }

  /// The two events that caused the finding of `kind`, or nil if there is none.
  func causes(_ kind: HazardKind) -> (TraceEvent, TraceEvent)? {
    guard let finding = findings.first(where: { $0.kind == kind }), !finding.isFromProbe
    else { return nil }
    let events = engine.context.events
    return (events[finding.firstEvent], events[finding.secondEvent])
  }

  var stack: [Screen] { engine.context.state.stack.screens }
  var items: [Screen] { engine.context.state.items.screens }
}
