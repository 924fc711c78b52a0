import Hazards
import NavigationModel

/// Expands states of the navigation controller by running the engine itself.
///
/// A state is unpacked once for each cost, and every step starts from a copy of it. A step that
/// is the first to read an open switch is taken once for each combination of answers.
public struct NavigationExpander: StateExpander {
  /// What the search looks for.
  public typealias Finding = HazardKey

  let search: NavigationSearch
  let generator: EventGenerator
  var engine: NavigationEngine
  var monitor: HazardMonitor
  var choices: ChoiceCoder
  var base = BaseState()
  /// What was counted beside the states.
  public internal(set) var tally = ExplorationTally()
  private var actions: [ExplorationAction] = []
  /// How many screens there are to name after the present step.
  var screenCount = 0
  let buffer: PackingBuffer

  /// A state that steps start from.
  struct BaseState {
    var state = NavigationState()
    var answers: AnswerTable?
    var ledger: IntentLedger
    var hasDesync = false
    var open = OpenGuards()
    /// How many screens the state mentions; the next number is that of a new one.
    var screenCount = 0

    init() { ledger = IntentLedger(scenario: Scenario(screens: [], stack: ScreenList())) }
  }

  init(_ search: NavigationSearch) {
    self.search = search
    generator = EventGenerator(search.options)
    let scenario = search.scenario(0)
    engine = NavigationEngine(
      scenario, interceptor: search.interceptor, answers: AnswerTable(search.sheet))
    monitor = HazardMonitor(scenario: scenario, rules: search.rules)
    choices = ChoiceCoder(search.sheet)
    buffer = PackingBuffer()
  }

  /// Hands over the controller with the stack of number `number`.
  mutating func begin(
    _ scenario: Scenario, number: Int, into sink: inout SuccessorSink<HazardKey>
  ) {
    engine = NavigationEngine(
      scenario, interceptor: search.interceptor, answers: AnswerTable(search.sheet))
    engine.context.openGuards = search.openGuards(number)
    monitor.ledger = IntentLedger(scenario: scenario)
    monitor.forgetFindings(hasDesync: false)
    screenCount = scenario.stack.count
    add(UInt16(truncatingIfNeeded: number), to: &sink)
  }

  /// Hands over the states after every step of the cost that is possible in `state`.
  public mutating func expand(
    _ state: UnsafeBufferPointer<UInt64>, _ cost: ActionCost,
    into sink: inout SuccessorSink<HazardKey>
  ) {
    unpack(state)
    actions.removeAll(keepingCapacity: true)
    switch cost {
    case .free:
      if base.state.isSettled { probe(into: &sink) }
      appendWork()
    case .counted:
      generator.append(to: &actions, in: base.state)
    }
    for action in actions { take(action, into: &sink) }
  }

  /// Appends what can come next by itself; time passes only when nothing else is due.
  private mutating func appendWork() {
    let state = base.state
    engine.context.state = state
    var isDue = false
    var waitsForTime = false
    for work in WaitingWork.allCases {
      guard let time = engine.context.deadline(of: work) else { continue }
      guard time <= state.clock else {
        waitsForTime = true
        continue
      }
      isDue = true
      actions.append(ExplorationAction(work: work))
    }
    if !isDue, waitsForTime { actions.append(ExplorationAction(.tick)) }
  }

  /// Takes a step once for each way in which it resolves open switches.
  private mutating func take(
    _ action: ExplorationAction, into sink: inout SuccessorSink<HazardKey>
  ) {
    var action = action
    var branch = 0
    var answers = base.answers ?? AnswerTable(search.sheet)
    while true {
      action.branch = UInt8(branch)
      step(action, answers, into: &sink)
      guard let plan = engine.answers.nextPlan else { return }
      branch += 1
      guard branch < ExplorationAction.branchLimit else {
        sink.noteOversized()
        return
      }
      answers = AnswerTable(search.sheet, taken: base.answers?.choices ?? [], plan: plan)
    }
  }

  private mutating func step(
    _ action: ExplorationAction, _ answers: AnswerTable,
    into sink: inout SuccessorSink<HazardKey>
  ) {
    guard !action.bringsScreen || base.screenCount < ScreenList.capacity else {
      sink.noteOversized()
      return
    }
    restart(answers)
    screenCount = base.screenCount + (action.bringsScreen ? 1 : 0)
    if let work = action.work {
      engine.context.run(work)
    } else if action.kind == .tick {
      engine.context.state.clock += search.tick
    } else if let event = action.event(
      in: base.state, new: Screen(base.screenCount), isMarked: search.options.marksPops)
    {
      if action.bringsScreen { leaveGuardOpen() }
      if base.state.isAnimating { tally.note(.eventInTransition) }
      engine.context.happen(event)
    }
    observe(action)
    if engine.context.state.isSettled, !engine.context.isHalted { judgeSettled() }
    if engine.context.isHalted {
      monitor.finish(.halted, state: engine.context.state, probe: nil)
    }
    for finding in monitor.findings { sink.report(HazardKey(finding), action: action.code) }
    tally.readSwitches.formUnion(engine.answers.readSwitches)
    if engine.context.isHalted {
      sink.addTerminal()
    } else {
      add(action.code, to: &sink)
    }
  }

  /// Puts engine and monitor back to the state that steps start from.
  mutating func restart(_ answers: AnswerTable) {
    engine.context.events.removeAll(keepingCapacity: true)
    engine.context.state = base.state
    engine.context.answers = answers
    takeBackGuards()
    monitor.ledger = base.ledger
    monitor.forgetFindings(hasDesync: base.hasDesync)
  }

  /// Takes back what the step before this one has decided about guards.
  private mutating func takeBackGuards() {
    let wereOpen = base.open.undecided.union(base.open.guarded)
    for screen in wereOpen.subtracting(engine.context.openGuards.guarded).screens {
      engine.context.scenario.screens[Int(screen.index)].screenGuard = .none
    }
    if base.screenCount < ScreenList.capacity, !base.open.kinds.isEmpty {
      engine.context.scenario.screens[base.screenCount].screenGuard = .none
    }
    engine.context.openGuards = base.open
  }

  /// Leaves the guard of the screen that comes in this step to be decided.
  private mutating func leaveGuardOpen() {
    guard !engine.context.openGuards.kinds.isEmpty else { return }
    engine.context.openGuards.undecided.formUnion(ScreenSet(Screen(base.screenCount)))
  }

  private mutating func observe(_ action: ExplorationAction) {
    monitor.ledger.setGuards(GuardKnowledge(engine.context))
    var isIgnored = false
    for event in engine.context.events {
      monitor.observe(event)
      if let milestone = Milestone.reached(by: event.kind) { tally.note(milestone) }
      if case .ignored = event.kind { isIgnored = true }
    }
    if !isIgnored, let letter = action.letter { tally.note(letter) }
  }

  /// A run could end here: the rules judge it as they judge the end of a run.
  private mutating func judgeSettled() {
    engine.context.events.removeAll(keepingCapacity: true)
    engine.context.noteSettled()
    for event in engine.context.events { monitor.observe(event) }
    monitor.finish(.settled, state: engine.context.state, probe: nil)
  }

  private mutating func add(_ action: UInt16, to sink: inout SuccessorSink<HazardKey>) {
    let length = pack()
    if length > 0 {
      sink.add(buffer.words, length: length, action: action)
    } else {
      sink.noteOversized()
    }
  }
}
