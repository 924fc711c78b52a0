import Hazards
@testable import NavigationModel

/// A list of trace events written by hand, for what no real run shows.
struct HandMade {
  let scenario: Scenario
  var events: ContiguousArray<TraceEvent> = []
  var stack: ScreenList
  var items: ScreenList
  var time: UInt32 = 0

  init(_ guards: [Screen: ScreenGuard] = [:], depth: Int = 3, outerItems: [Screen] = []) {
    scenario = Scenario(guards, depth: depth, outerItems: outerItems, [])
    stack = scenario.stack
    items = scenario.outerItems
    items.append(contentsOf: stack)
  }

  /// Opens an intent.
  mutating func open(
    _ id: UInt8, _ origin: Actor, _ route: Route, goal: [Screen] = [], parent: UInt8 = 0,
    atRest: Bool = true
  ) {
    let intent = Intent(
      id: id, origin: origin, route: route, goal: ScreenList(goal).set, parent: parent,
      isMarked: false, atRest: atRest)
    add(.intentOpened(intent), id, origin)
  }

  mutating func add(_ kind: TraceKind, _ intent: UInt8 = 1, _ actor: Actor = .uikit) {
    events.append(
      TraceEvent(
        time: time, intent: intent, actor: actor, kind: kind, stack: stack, items: items))
  }

  /// Pops `count` screens and their items under an intent.
  mutating func pop(_ count: Int = 1, _ intent: UInt8 = 1, _ actor: Actor = .uikit) {
    let removed = stack.set(from: stack.count - count)
    stack.removeLast(count)
    add(.stackChanged(removed: removed, added: []), intent, actor)
    items.removeLast(count)
    add(.itemsChanged(removed: UInt8(count), added: 0), intent, actor)
  }

  /// Pushes a screen and its item under an intent.
  mutating func push(_ screen: Screen, _ intent: UInt8 = 1, _ actor: Actor = .app) {
    stack.append(screen)
    add(.stackChanged(removed: [], added: ScreenSet(screen)), intent, actor)
    items.append(screen)
    add(.itemsChanged(removed: 0, added: 1), intent, actor)
  }

  /// The monitor after all events, not yet finished.
  func monitor(rules: [HazardRule] = HazardRule.all) -> HazardMonitor {
    var monitor = HazardMonitor(scenario: scenario, rules: rules)
    monitor.observe(events)
    return monitor
  }

  /// The signatures after all events and an end without probe.
  func signatures(
    _ end: NavigationEngine.End = .settled, rules: [HazardRule] = HazardRule.all
  ) -> [String] {
    var monitor = monitor(rules: rules)
    var state = NavigationState()
    state.stack = stack
    state.items = items
    state.outerItemCount = UInt8(scenario.outerItems.count)
    monitor.finish(end, state: state, probe: nil)
    return monitor.findings.map(\.signature)
  }
}
