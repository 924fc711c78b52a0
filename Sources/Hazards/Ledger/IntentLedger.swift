import NavigationModel

/// What the rules share about a run: every intent with what has come of it.
///
/// Taking an event in costs a few instructions; only a change of the stack visits every intent.
public struct IntentLedger: Sendable {
  /// The intents in the order of opening.
  public internal(set) var records: ContiguousArray<IntentRecord> = []
  /// The screens that have a guard.
  public internal(set) var guarded: ScreenSet
  /// The screens whose guard always allows.
  public internal(set) var alwaysAllowing: ScreenSet
  /// The screens of which it is not decided whether they have a guard.
  public internal(set) var perhapsGuarded: ScreenSet = []
  /// The items of an outer controller.
  public let outerItems: ScreenList

  /// The place in `records` of the first intent opened since the state last settled.
  public internal(set) var firstUnsettled = 0
  /// Who does what the last event says, and for which route.
  public internal(set) var cause = Cause(route: .none, doer: .uikit)
  /// The consultation of the same guard for the same intent before the last event, if that is one.
  public internal(set) var previousConsult: (place: Int, question: Question)?
  /// The last change of the items.
  public internal(set) var lastItemChange: CausingEvent?
  /// The last change of the stack; a restored stack is not one.
  public internal(set) var lastStackChange: CausingEvent?
  /// The beginning of the last transition, with the cause of its change.
  public internal(set) var lastTransition: CausingEvent?
  /// The intent of the last change of stack or items, or 0.
  public internal(set) var lastChangeIntent: UInt8 = 0
  /// The last swipe that began at the root.
  public internal(set) var rootSwipe: CausingEvent?
  /// The event that dimmed the back indicator, while it is dimmed.
  public internal(set) var dimming: CausingEvent?
  /// The remedy that has not reached the dimmed back indicator, with its place.
  public internal(set) var failedRemedy: (remedy: IndicatorRemedy, place: Int)?
  /// Whether the controller reacts no more.
  public internal(set) var isFrozen = false
  /// Whether an exception or a runaway has ended the run.
  public internal(set) var isHalted = false
  /// How many events were taken in.
  public internal(set) var eventCount = 0

  var hasSettled = false
  var runningWork: (intent: UInt8, actor: Actor, kind: WaitKind)?
  var interruptedWork: (intent: UInt8, actor: Actor, kind: WaitKind)?
  var lastStackChangeTime: UInt32?
  var stackCount: Int
  var itemCount: Int

  /// Starts a ledger for a run of `scenario`.
  public init(scenario: Scenario) {
    guarded = scenario.guardedScreens
    var allowing: ScreenSet = []
    for (index, screen) in scenario.screens.enumerated() where screen.screenGuard == .allow {
      allowing.formUnion(ScreenSet(Screen(index)))
    }
    alwaysAllowing = allowing
    outerItems = scenario.outerItems
    stackCount = scenario.stack.count
    itemCount = scenario.outerItems.count + scenario.stack.count
    records.reserveCapacity(8)
  }

  /// The record of the intent with number `id`, or nil for 0 and for one that was never opened.
  public func record(of id: UInt8) -> IntentRecord? {
    position(of: id).map { records[$0] }
  }

  /// Whether the items are those of the outer controller followed by those of `stack`.
  public func agrees(_ stack: ScreenList, _ items: ScreenList) -> Bool {
    guard items.count == outerItems.count + stack.count else { return false }
    guard !outerItems.isEmpty else { return items == stack }
    var expected = outerItems
    expected.append(contentsOf: stack)
    return items == expected
  }

  func position(of id: UInt8) -> Int? {
    guard id > 0 else { return nil }
    let guess = Int(id) - 1
    if guess < records.count, records[guess].intent.id == id { return guess }
    return records.lastIndex { $0.intent.id == id }
  }
}
