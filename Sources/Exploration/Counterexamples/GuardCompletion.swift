import NavigationModel

/// The ways to decide the guards that a path has left open, the plainest first.
enum GuardCompletion {
  /// The scenarios with every guard decided.
  static func scenarios(_ replay: PathReplay, _ search: NavigationSearch) -> [Scenario] {
    let kinds = search.options.guards
    let guards = kinds.filter { $0 != .none }
    let first: [GuardKind] = kinds.contains(.none) ? [.none] : []
    let forUndecided = replay.undecided.isEmpty ? [GuardKind.none] : first + guards
    let forGuarded = replay.guarded.isEmpty ? [GuardKind.none] : guards
    return forUndecided.flatMap { undecided in
      forGuarded.map { guarded in
        var scenario = replay.scenario
        give(undecided, to: replay.undecided, in: &scenario)
        give(guarded, to: replay.guarded, in: &scenario)
        return scenario
      }
    }
  }

  private static func give(
    _ kind: GuardKind, to screens: ScreenSet, in scenario: inout Scenario
  ) {
    let root = scenario.stack[0]
    for screen in screens.screens where kind != .redirect || screen != root {
      scenario.screens[Int(screen.index)].screenGuard = kind.screenGuard(root: root)
    }
  }
}
