import NavigationModel
import PositionedJSON

/// Reads the events of a fixture, keeping track of what can be true when each one happens.
struct FixtureEventReader {
  let screens: ScreenTable
  let marksPops: Bool
  private(set) var steps: [ScenarioStep] = []
  private(set) var triggers: [Trigger] = []
  private var gesture: Swipe?
  private var time = 0
  private var reachable: ScreenSet

  init(screens: ScreenTable, stack: ScreenList, marksPops: Bool) {
    self.screens = screens
    self.marksPops = marksPops
    reachable = stack.set
  }

  /// The keys that say what happens, one of which each event has.
  static let actions = [
    "tap", "menu", "swipe", "key", "tab", "confirm", "tapPush", "pop", "popTo", "popToRoot", "push",
    "setStack", "bar", "present", "dismiss", "visible", "busy", "wait", "next", "settle",
  ]
  private static let appActions: Set<String> = [
    "pop", "popTo", "popToRoot", "push", "setStack", "bar", "present", "dismiss", "visible", "busy",
  ]

  mutating func read(_ cursor: JSONCursor) throws(InputError) {
    let elements = try cursor.array()
    guard !elements.isEmpty else { throw cursor.fail(expected: "at least one event") }
    guard elements.count <= FixtureReader.eventLimit else {
      throw cursor.fail(
        found: "\(elements.count) events", expected: "at most \(FixtureReader.eventLimit)")
    }
    // What fires inside callbacks stands apart from the order of the other events.
    let triggering = elements.filter(isTrigger)
    for element in triggering { noteComing(element) }
    for element in elements where !isTrigger(element) { try readEvent(element) }
    for element in triggering { try readEvent(element) }
    if gesture != nil {
      throw cursor.fail(
        found: "a swipe that is still going on at the end",
        expected: "an event that finishes or cancels it")
    }
  }

  private func isTrigger(_ cursor: JSONCursor) -> Bool {
    guard case .object(let members) = cursor.value.kind else { return false }
    return members.contains { $0.key == "on" }
  }

  /// Notes the screens that an event inside a callback can bring, whenever it comes.
  private mutating func noteComing(_ cursor: JSONCursor) {
    guard case .object(let members) = cursor.value.kind else { return }
    for member in members {
      switch (member.key, member.value.kind) {
      case ("push", .string(let name)): reachable.formUnion(screens.set(named: [name]))
      case ("setStack", .array(let elements)):
        reachable.formUnion(
          screens.set(
            named: elements.compactMap { element in
              if case .string(let name) = element.kind { name } else { nil }
            }))
      default: break
      }
    }
  }

  private mutating func readEvent(_ cursor: JSONCursor) throws(InputError) {
    var object = try cursor.object()
    let found = object.members.filter { Self.actions.contains($0.key) }
    guard let action = found.first?.key else {
      let odd = object.members.first {
        !["at", "on", "animated", "marked", "phase"].contains($0.key)
      }
      if let odd {
        throw object.fail(
          at: odd, found: "key \"\(odd.key)\"",
          expected: "one of \(Self.actions.joined(separator: ", "))",
          hint: nearest(to: odd.key, in: Self.actions).map { "did you mean \"\($0)\"?" })
      }
      throw cursor.fail(
        expected: "an event with one of the keys \(Self.actions.joined(separator: ", "))")
    }
    guard found.count == 1 else {
      throw cursor.fail(
        found: "an event with the keys \(found.map { "\"\($0.key)\"" }.joined(separator: " and "))",
        expected: "one action an event")
    }
    let value = try object.required(action)
    if action == "wait" {
      try object.rejectUnknownKeys()
      let duration = try value.integer(in: 0...FixtureReader.timeLimit)
      time += duration
      steps.append(.wait(UInt32(duration)))
      return
    }
    if action == "next" {
      try object.rejectUnknownKeys()
      let word = try value.oneOf(WaitingWork.allCases.map(\.word))
      for work in WaitingWork.allCases where work.word == word { steps.append(.next(work)) }
      return
    }
    if action == "settle" {
      try object.rejectUnknownKeys()
      try requireTrue(value)
      try requireNoGesture(cursor, "settles")
      time = 0
      steps.append(.settle)
      return
    }
    let on = object.optional("on")
    let event = try readAction(action, value, &object, inCallback: on != nil)
    if let on {
      try addTrigger(event, on, action: action, cursor, &object)
      return
    }
    let at = try readTime(&object)
    try object.rejectUnknownKeys()
    steps.append(.event(event, at: at))
  }

  private mutating func readTime(_ object: inout JSONObjectCursor) throws(InputError) -> UInt32? {
    guard let cursor = object.optional("at") else { return nil }
    let at = try cursor.integer(in: 0...FixtureReader.timeLimit)
    guard at >= time else {
      throw cursor.fail(
        found: "\(at)", expected: "a time of at least \(time), since times must not decrease")
    }
    time = at
    return UInt32(at)
  }

  private mutating func addTrigger(
    _ event: NavigationEvent, _ on: JSONCursor, action: String, _ cursor: JSONCursor,
    _ object: inout JSONObjectCursor
  ) throws(InputError) {
    guard Self.appActions.contains(action) else {
      throw on.fail(
        found: "\"on\" at an event of a person", expected: "\"on\" only at what the app does")
    }
    if object.optional("at") != nil {
      throw cursor.fail(found: "\"at\" beside \"on\"", expected: "one of the two")
    }
    try object.rejectUnknownKeys()
    guard triggers.count < 16 else { throw cursor.fail("more than 16 events with \"on\"") }
    var place = try on.object()
    let word = try place.required("callback").oneOf(LifecycleCallback.allCases.map { "\($0)" })
    let screen = try screens.screen(place.required("screen"))
    try place.rejectUnknownKeys()
    for callback in LifecycleCallback.allCases where "\(callback)" == word {
      triggers.append(Trigger(on: callback, of: screen, event: event))
    }
  }

  private mutating func readAction(
    _ action: String, _ value: JSONCursor, _ object: inout JSONObjectCursor, inCallback: Bool
  ) throws(InputError) -> NavigationEvent {
    switch action {
    case "tap":
      _ = try value.oneOf(["back"])
      return .tapBack
    case "menu":
      return .chooseFromMenu(try onBoard(value))
    case "swipe":
      return try readSwipe(value, &object)
    case "key":
      return try value.oneOf(["escape", "command"]) == "escape" ? .escape : .keyCommand
    case "tab":
      _ = try value.oneOf(["reselect"])
      return .reselectTab
    case "confirm":
      let yes = try value.oneOf(["yes", "no"]) == "yes"
      return .answerConfirmation(yes: yes, isMarked: marksPops)
    case "tapPush":
      return .tapPush(try coming(value))
    case "bar":
      return .setBarHidden(try value.oneOf(["hide", "show"]) == "hide")
    case "present":
      try requireTrue(value)
      return .present
    case "dismiss":
      try requireTrue(value)
      return .dismiss
    case "visible":
      return .setVisible(try value.boolean())
    case "busy":
      return .busy(UInt32(try value.integer(in: 1...60_000)))
    default:
      let animated = try object.optional("animated")?.boolean() ?? true
      let isMarked = try object.optional("marked")?.boolean() ?? false
      return .change(try readChange(action, value, animated: animated), isMarked: isMarked)
    }
  }

  private mutating func readChange(
    _ action: String, _ value: JSONCursor, animated: Bool
  ) throws(InputError) -> StackChange {
    switch action {
    case "pop":
      _ = try value.oneOf(["top"])
      return .pop(animated: animated)
    case "popTo":
      return .popTo(try onBoard(value), animated: animated)
    case "popToRoot":
      try requireTrue(value)
      return .popToRoot(animated: animated)
    case "push":
      return .push(try coming(value), animated: animated)
    default:
      let stack = try screens.list(value)
      guard !stack.isEmpty else { throw value.fail(expected: "at least one screen") }
      reachable.formUnion(stack.set)
      return .setStack(stack, animated: animated)
    }
  }

  private mutating func readSwipe(
    _ value: JSONCursor, _ object: inout JSONObjectCursor
  ) throws(InputError) -> NavigationEvent {
    let swipe: Swipe = try value.oneOf(["edge", "content"]) == "edge" ? .edge : .content
    let phase = try object.required("phase")
    let word = try phase.oneOf(["begin", "finish", "cancel"])
    if word == "begin" {
      try requireNoGesture(phase, "begins")
      gesture = swipe
      return .beginSwipe(swipe)
    }
    guard gesture == swipe else {
      let state = gesture.map { "a swipe in the \($0) is going on" } ?? "no swipe has begun"
      throw phase.fail(
        found: "\"\(word)\" although \(state)", expected: "a swipe of this kind that has begun")
    }
    gesture = nil
    return word == "finish" ? .finishSwipe : .cancelSwipe
  }

  private func requireNoGesture(_ cursor: JSONCursor, _ what: String) throws(InputError) {
    guard gesture != nil else { return }
    throw cursor.fail(
      found: "an event that \(what) while a swipe is going on",
      expected: "the swipe to be finished or cancelled first")
  }

  private func requireTrue(_ cursor: JSONCursor) throws(InputError) {
    guard try cursor.boolean() else { throw cursor.fail(expected: "true") }
  }

  /// A screen that can be on the stack by now.
  private func onBoard(_ cursor: JSONCursor) throws(InputError) -> Screen {
    let screen = try screens.screen(cursor)
    guard reachable.contains(screen) else {
      throw cursor.fail(
        found: "a screen that is neither on the stack at the start nor pushed or set before",
        expected: "a screen that can be on the stack by then")
    }
    return screen
  }

  /// A screen that comes onto the stack.
  private mutating func coming(_ cursor: JSONCursor) throws(InputError) -> Screen {
    let screen = try screens.screen(cursor)
    reachable.formUnion(ScreenSet(screen))
    return screen
  }
}
