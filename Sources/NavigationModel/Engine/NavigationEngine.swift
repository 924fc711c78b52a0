/// Drives one navigation controller through a scenario, deterministically and without threads.
///
/// The engine knows no clock but its own and no source of chance: equal scenarios, interceptors
/// and answers give equal runs.
public struct NavigationEngine: Sendable {
  /// How a run has ended.
  public enum End: Hashable, Sendable {
    /// Nothing waits and nothing moves.
    case settled
    /// The run was halted by an exception or a runaway interceptor.
    case halted
    /// Something was still waiting after a minute on the virtual clock.
    case unsettled
  }

  /// The controller and the model behind it.
  public package(set) var context: NavigationContext
  private var epoch: UInt32 = 0
  /// Whether the script names each piece of work itself.
  private var isOrdered = false

  /// Sets a controller up, with its view loaded and nothing going on.
  public init(
    _ scenario: Scenario, interceptor: any BackInterceptor, answers: AnswerTable,
    isTracing: Bool = true
  ) {
    context = NavigationContext(
      scenario, interceptor: interceptor, answers: answers, isTracing: isTracing)
    context.callHook(else: ()) { $0.viewDidLoad(in: &$1) }
  }

  /// The answers that the run has read and taken.
  public var answers: AnswerTable { context.answers }

  /// Runs every step of the scenario's script and settles.
  public mutating func run() -> End {
    for step in context.scenario.steps {
      guard !context.isHalted else { return .halted }
      if !take(step) { return .unsettled }
    }
    guard !context.isHalted else { return .halted }
    if context.scenario.steps.last == .settle { return .settled }
    guard context.settle() else { return .unsettled }
    return context.isHalted ? .halted : .settled
  }

  /// Takes one step; false if it should have settled and did not.
  public mutating func take(_ step: ScenarioStep) -> Bool {
    switch step {
    case .next(let work):
      isOrdered = true
      context.run(work)
    case .wait(let duration):
      isOrdered = false
      context.advance(to: context.state.clock &+ duration)
    case .settle:
      isOrdered = false
      guard context.settle() else { return false }
      epoch = context.state.clock
    case .event(let event, let time):
      if let time {
        isOrdered = false
        context.advance(to: epoch &+ time)
      } else if !isOrdered {
        _ = context.processEndsAndTimers()
      } else if !context.state.hasUrgentWork {
        // With nothing left to do at this instant, what comes next has one of its own.
        context.state.clock &+= 1
      }
      context.perform(event)
    }
    return true
  }

  /// The liveness probe: on a copy, guards allow and the person taps back once.
  ///
  /// Nil if there is no back button to tap: at the root, with a hidden bar, under a presentation,
  /// out of sight, or with a custom left item of the screen's own. Otherwise the copy, settled.
  public func probed() -> NavigationEngine? {
    let state = context.state
    guard !context.isHalted, state.stack.count > 1, !context.isNavigationBarHidden,
      context.isVisible, !state.flags.contains(.covered), state.presentationEndsAt == 0,
      context.scenario.screens[Int(state.stack.last.index)].leftItem != .replaces
    else { return nil }
    var copy = self
    copy.context.events.removeAll(keepingCapacity: true)
    copy.context.emit(.probeBegan)
    copy.context.state.confirmation = .none
    copy.context.state.flags.insert(.guardsAllow)
    copy.context.perform(.tapBack)
    _ = copy.context.settle()
    return copy
  }

  /// Hands over the events recorded so far and forgets them.
  public mutating func takeEvents() -> ContiguousArray<TraceEvent> {
    let events = context.events
    context.events.removeAll(keepingCapacity: false)
    return events
  }
}
