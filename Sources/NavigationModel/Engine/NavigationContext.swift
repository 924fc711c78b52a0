/// The navigation controller as the code under test sees it, and the model behind it.
///
/// Interceptors get it `inout` in every hook and may call it at once, from inside the ask too.
/// The driver of a run is `NavigationEngine`.
public struct NavigationContext: Sendable {
  /// Everything that can change.
  public package(set) var state: NavigationState
  /// What the run started from.
  public package(set) var scenario: Scenario
  /// What has happened since the events were last taken away; empty unless `isTracing`.
  public package(set) var events: ContiguousArray<TraceEvent> = []
  /// Whether events are recorded.
  public let isTracing: Bool

  package var answers: AnswerTable
  /// The guards that are decided only when somebody wants to know.
  public package(set) var openGuards = OpenGuards()
  let interceptor: any BackInterceptor
  let attachment: InterceptorAttachment
  let observed: ObservedCallbacks

  /// Who acts at the moment.
  var actor = Actor.uikit
  /// Who called the method whose override runs, if one does.
  var overrideCaller: Actor?
  /// How many calls have reached UIKit's own implementation of a stack method.
  var superCalls = 0
  /// How deep calls are nested at the moment.
  var depth = 0
  /// The item that is being asked about, and why.
  var ask: (item: Screen, cause: AskCause)?
  /// The items that the ask sees where they lag behind (OQ-4).
  var laggingItem = Screen.none
  /// The screens that are about to go in the method whose override runs.
  var aboutToGo: ScreenSet = []
  /// Whether a swipe's recognizer is asking whether it should begin.
  var isSwipeBeginning = false
  /// Whether a pop moves the items later or together with the stack, without an ask.
  var itemMode = ItemMode.asProgrammatic
  /// Whether UIKit's own implementation has popped the controller during the present ask.
  var defaultHasPopped = false
  /// Whether the change is made by a gesture that begins.
  var isInteractiveChange = false

  /// Whether a block runs that was created during a call that the app had marked.
  var runsMarkedBlock = false
  /// Whether a remedy has reached the back indicator during the present ask.
  var indicatorIsRemedied = false

  /// How a pop of the controller treats the items.
  enum ItemMode {
    /// As for a pop by code.
    case asProgrammatic
    /// The items stay for the caller to pop.
    case left
    /// The items follow silently.
    case follows
  }

  init(
    _ scenario: Scenario, interceptor: any BackInterceptor, answers: AnswerTable, isTracing: Bool
  ) {
    self.scenario = scenario
    self.interceptor = interceptor
    self.attachment = interceptor.attachment
    self.observed = interceptor.observedCallbacks
    self.answers = answers
    self.isTracing = isTracing
    state = NavigationState()
    if isTracing { events.reserveCapacity(64) }
    state.stack = scenario.stack
    state.outerItemCount = UInt8(scenario.outerItems.count)
    state.items = scenario.outerItems
    state.items.append(contentsOf: scenario.stack)
    if scenario.isBarHidden { state.flags.insert(.barHidden) }
    for (index, screen) in scenario.screens.enumerated().prefix(ScreenList.capacity) {
      guard case .vetoTimes(let times) = screen.screenGuard else { continue }
      state.refusalsLeft |= UInt64(min(max(times, 0), 15)) << (UInt64(index) * 4)
    }
  }

  /// Whether the run has ended early.
  public var isHalted: Bool { state.halt != .none }

  @inline(__always)
  mutating func emit(_ kind: TraceKind, seeing seen: ScreenList? = nil) {
    guard isTracing else { return }
    events.append(
      TraceEvent(
        time: state.clock, intent: state.intent, actor: actor, kind: kind, stack: state.stack,
        items: seen ?? state.items))
  }

  /// The platform's answer to the switch `Answer`.
  @inline(__always)
  mutating func read<Answer: BehaviourAnswer>(_ type: Answer.Type) -> Answer {
    let (value, isFirst) = answers.read(Answer.switchIndex)
    if isFirst {
      emit(.readSwitch(index: UInt8(truncatingIfNeeded: Answer.switchIndex), answer: value))
    }
    guard let answer = Answer(rawValue: value) else {
      preconditionFailure("no answer \(value) to \(Answer.switchID)")
    }
    return answer
  }

  /// Calls a hook of the interceptor, guarding against endless nesting.
  mutating func callHook<Result>(
    else fallback: Result,
    _ hook: (any BackInterceptor, inout NavigationContext) -> Result
  ) -> Result {
    guard !isHalted else { return fallback }
    guard depth < 32 else {
      runAway()
      return fallback
    }
    let previous = actor
    actor = .interceptor
    depth += 1
    let result = hook(interceptor, &self)
    depth -= 1
    actor = previous
    return result
  }

  mutating func runAway() {
    guard !isHalted else { return }
    emit(.ranAway)
    state.halt = .runaway
  }

  mutating func raise(_ exception: UIKitException) {
    guard !isHalted else { return }
    emit(.raised(exception))
    state.halt = .exception
  }

  mutating func freeze() {
    guard !state.flags.contains(.frozen) else { return }
    state.flags.insert(.frozen)
    emit(.froze)
  }

  /// Opens an intent and makes it current.
  mutating func openIntent(
    _ origin: Actor, _ route: Route, goal: ScreenSet, parent: UInt8 = 0, isMarked: Bool = false
  ) {
    guard state.intentCount < 255 else {
      runAway()
      return
    }
    let atRest = state.isSettled
    state.intentCount += 1
    state.intent = state.intentCount
    let intent = Intent(
      id: state.intent, origin: origin, route: route, goal: goal, parent: parent,
      isMarked: isMarked, atRest: atRest)
    currentIntent = intent
    emit(.intentOpened(intent))
  }

  /// The intent that was opened last; routes and marks are read from it while its event lasts.
  var currentIntent = Intent(
    id: 0, origin: .app, route: .none, goal: [], parent: 0, isMarked: false, atRest: true)

  /// Lets `body` run under another intent and actor, then brings the present ones back.
  mutating func under(
    _ intent: UInt8, as actor: Actor, _ body: (inout NavigationContext) -> Void
  ) {
    let (previousIntent, previousActor) = (state.intent, self.actor)
    state.intent = intent
    self.actor = actor
    body(&self)
    state.intent = previousIntent
    self.actor = previousActor
  }
}
