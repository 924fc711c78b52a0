import NavigationModel

/// What is known about the guards of screens while some of them are not decided.
///
/// A hazard counts if it shows under one way to decide them.
package struct GuardKnowledge: Sendable {
  /// The screens that have a guard.
  var guarded: ScreenSet = []
  /// The screens of `guarded` whose guard allows, or can be decided to.
  var allowing: ScreenSet = []
  /// The screens that can be decided to have a guard.
  var undecided: ScreenSet = []

  /// Looks at every screen of the scenario.
  package init(_ context: NavigationContext) {
    let open = context.openGuards
    for (index, screen) in context.scenario.screens.enumerated() {
      guard screen.screenGuard != .none else { continue }
      guarded.formUnion(ScreenSet(Screen(index)))
      if screen.screenGuard == .allow { allowing.formUnion(ScreenSet(Screen(index))) }
    }
    guarded.formUnion(open.guarded)
    undecided = open.undecided
    if open.canAllow {
      allowing.formUnion(open.guarded)
    } else if !open.canBeNone {
      guarded.formUnion(open.undecided)
    }
  }
}
