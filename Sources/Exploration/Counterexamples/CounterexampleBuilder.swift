import CompatMatrix
import Hazards
import NavigationModel

/// Makes fixtures of the paths that an exploration has found hazards on.
struct CounterexampleBuilder {
  let search: NavigationSearch
  let rules: [HazardRule]

  /// The first fixture of a path that shows the hazard; nil if none does.
  func counterexample(_ path: [UInt16], _ key: HazardKey) -> Counterexample? {
    guard let replay = PathReplay(path, of: search) else { return nil }
    for form in ScenarioForm.allCases {
      for scenario in GuardCompletion.scenarios(replay, search) {
        let fixture = fixture(scenario, replay, form, key)
        guard let entry = trial(fixture)[key.signature] else { continue }
        return Counterexample(
          fixture: fixture, standing: entry.standing, choices: entry.choices)
      }
    }
    return nil
  }

  private func trial(_ fixture: Fixture) -> FixtureTrial {
    FixtureTrial(
      fixture, interceptor: search.interceptor, sheet: search.sheet, rules: rules)
  }

  /// Whether the hazard is gone from a counterexample of the path as soon as any event is left
  /// out, however the two forms order the rest.
  func isMinimal(_ example: Counterexample, _ path: [UInt16], _ key: HazardKey) -> Bool {
    guard let replay = PathReplay(path, of: search) else { return false }
    let scenario = example.fixture.scenario
    for place in replay.steps.indices where replay.steps[place].event != nil {
      guard let left = droppable(place, replay) else { continue }
      for form in ScenarioForm.allCases {
        let shorter = fixture(scenario, replay, form, key, without: left)
        if !shorter.scenario.steps.isEmpty, trial(shorter)[key.signature] != nil {
          return false
        }
      }
    }
    return true
  }

  /// What goes with the event at `place`: a swipe goes as a whole; nil at the end of one.
  private func droppable(_ place: Int, _ replay: PathReplay) -> Set<Int>? {
    func isEnd(_ step: PathReplay.Step) -> Bool {
      step.action.kind == .finishSwipe || step.action.kind == .cancelSwipe
    }
    switch replay.steps[place].event {
    case .finishSwipe, .cancelSwipe: return nil
    case .beginSwipe:
      let end = replay.steps.indices.first { $0 > place && isEnd(replay.steps[$0]) }
      return Set([place] + (end.map { [$0] } ?? []))
    default: return [place]
    }
  }

  private func fixture(
    _ scenario: Scenario, _ replay: PathReplay, _ form: ScenarioForm, _ key: HazardKey,
    without left: Set<Int> = []
  ) -> Fixture {
    var scenario = scenario
    scenario.steps = form.steps(replay.steps, without: left)
    let isSwiping = scenario.steps.reduce(false) { isSwiping, step in
      switch step {
      case .event(.beginSwipe, _): true
      case .event(.finishSwipe, _), .event(.cancelSwipe, _): false
      default: isSwiping
      }
    }
    if isSwiping { scenario.steps.append(.event(.cancelSwipe, at: nil)) }
    scenario.screens = Array(scenario.screens.prefix(replay.screenCount))
    let name = EventWords(scenario)
    return Fixture(
      id: name.identifier(key.kind), title: name.title,
      source: [
        "compat-check explore -i \(search.interceptor.id) -p \(search.sheet.platformID): "
          + key.signature
      ], scenario: scenario)
  }
}
