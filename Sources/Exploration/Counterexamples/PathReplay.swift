import NavigationModel

/// A path of an exploration gone through again, with names that screens keep.
struct PathReplay {
  /// One step of the path, with how things stood before it.
  struct Step {
    let action: ExplorationAction
    /// What a person or the app does, nil if the step happens by itself.
    let event: NavigationEvent?
    /// When it happens, in milliseconds.
    let clock: UInt32
    /// Whether nothing waited and nothing moved.
    let wasSettled: Bool
  }

  private(set) var steps: [Step] = []
  /// The stack at the start, and the guards as far as the path has decided them.
  private(set) var scenario: Scenario
  /// The screens of which nobody wanted to know whether they have a guard.
  private(set) var undecided: ScreenSet = []
  /// The screens of which nobody wanted to know which guard they have.
  private(set) var guarded: ScreenSet = []
  /// Whether a swipe is still going on at the end.
  private(set) var isSwiping = false
  /// How many screens there are.
  private(set) var screenCount: Int

  /// Goes through a path of `search`; nil if it is none.
  init?(_ path: [UInt16], of search: NavigationSearch) {
    guard let number = path.first, search.stacks.indices.contains(Int(number)) else { return nil }
    scenario = search.scenario(Int(number))
    screenCount = scenario.stack.count
    var engine = NavigationEngine(
      scenario, interceptor: search.interceptor, answers: AnswerTable(search.sheet))
    engine.context.openGuards = search.openGuards(Int(number))
    for code in path.dropFirst() {
      guard let action = ExplorationAction(code: code),
        take(action, &engine, search)
      else { return nil }
    }
    scenario.screens = engine.context.scenario.screens
    undecided = engine.context.openGuards.undecided
    guarded = engine.context.openGuards.guarded
    isSwiping = engine.context.state.gesture != 0
  }

  /// Takes a step the way in which its branch resolves open questions.
  private mutating func take(
    _ action: ExplorationAction, _ engine: inout NavigationEngine, _ search: NavigationSearch
  ) -> Bool {
    let before = engine.context.state
    if action.bringsScreen {
      guard screenCount < ScreenList.capacity else { return false }
      if !engine.context.openGuards.kinds.isEmpty {
        engine.context.openGuards.undecided.formUnion(ScreenSet(Screen(screenCount)))
      }
    }
    let event = action.event(
      in: before, new: Screen(screenCount), isMarked: search.options.marksPops)
    steps.append(
      Step(action: action, event: event, clock: before.clock, wasSettled: before.isSettled))
    if action.bringsScreen { screenCount += 1 }
    let start = engine
    let taken = start.answers.choices
    var answers = AnswerTable(search.sheet, taken: taken, plan: taken)
    for branch in 0...Int(action.branch) {
      engine = start
      engine.context.answers = answers
      if let work = action.work {
        engine.context.run(work)
      } else if action.kind == .tick {
        engine.context.state.clock += search.tick
      } else if action.kind == .end {
        if let probe = engine.probed() { engine.context.answers = probe.answers }
      } else if let event {
        engine.context.happen(event)
      }
      guard branch < Int(action.branch) else { break }
      guard let plan = engine.context.answers.nextPlan else { return false }
      answers = AnswerTable(search.sheet, taken: taken, plan: plan)
    }
    engine.context.events.removeAll(keepingCapacity: true)
    return true
  }
}
