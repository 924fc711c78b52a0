import Hazards
import Interceptors
import NavigationModel
import Platforms

/// How many events the engine takes in a second.
enum EngineBenchmark {
  private static let pairs = 60

  static func run() throws {
    let catalog = try PlatformCatalog.bundled()
    for id in ["12", "13.0", "26"] {
      guard let platform = catalog[id] else { continue }
      let sheet = AnswerSheet(platform)
      for interceptor in [CountGuardAlwaysRefuse(), InterceptionController()]
        as [any BackInterceptor]
      {
        measure(interceptor, sheet)
      }
    }
  }

  private static func measure(_ interceptor: any BackInterceptor, _ sheet: AnswerSheet) {
    let scenario = scenario
    let repetitions = 400
    let events = Double(repetitions * pairs * 2)
    let bare = Measurement.best(of: 5) {
      for _ in 0..<repetitions {
        var engine = NavigationEngine(
          scenario, interceptor: interceptor, answers: AnswerTable(sheet), isTracing: false)
        _ = engine.run()
      }
    }
    let judged = Measurement.best(of: 5) {
      for _ in 0..<repetitions {
        var engine = NavigationEngine(
          scenario, interceptor: interceptor, answers: AnswerTable(sheet))
        var monitor = HazardMonitor(scenario: scenario)
        let end = engine.run()
        monitor.observe(engine.context.events)
        monitor.finish(end, state: engine.context.state, probe: nil)
      }
    }
    let name = "engine, \(interceptor.id) on \(sheet.platformID)"
    Measurement.report(name, "\(Int(events / bare)) events/s without trace")
    Measurement.report(
      "  with trace and hazard rules", "\(Measurement.short(judged / bare))x the time")
  }

  /// A screen is pushed and popped by a tap again and again, each time settled.
  private static var scenario: Scenario {
    let screens = [
      ScenarioScreen("A"), ScenarioScreen("B", guard: .allow), ScenarioScreen("C", guard: .allow),
    ]
    var steps: [ScenarioStep] = []
    for _ in 0..<pairs {
      steps += [
        .event(.change(.push(Screen(2)), isMarked: true), at: nil), .settle,
        .event(.tapBack, at: nil), .settle,
      ]
    }
    return Scenario(
      screens: screens, stack: ScreenList([Screen(0), Screen(1)]), steps: steps)
  }
}
