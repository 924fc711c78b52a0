import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct FixtureEventReaderTests {
  private static let a = Screen(0)
  private static let b = Screen(1)
  private static let d = Screen(3)
  private static let screenD = #""screens": ["D"]"#

  static let personsEvents: [(String, NavigationEvent)] = [
    (#"{"tap": "back"}"#, .tapBack),
    (#"{"menu": "A"}"#, .chooseFromMenu(a)),
    (#"{"key": "escape"}"#, .escape),
    (#"{"key": "command"}"#, .keyCommand),
    (#"{"tab": "reselect"}"#, .reselectTab),
    (#"{"confirm": "yes"}"#, .answerConfirmation(yes: true, isMarked: false)),
    (#"{"confirm": "no"}"#, .answerConfirmation(yes: false, isMarked: false)),
    (#"{"tapPush": "D"}"#, .tapPush(d)),
  ]

  static let appsEvents: [(String, NavigationEvent)] = [
    (#""pop": "top""#, .change(.pop(animated: true), isMarked: false)),
    (#""pop": "top", "animated": false"#, .change(.pop(animated: false), isMarked: false)),
    (#""pop": "top", "marked": true"#, .change(.pop(animated: true), isMarked: true)),
    (#""popTo": "A""#, .change(.popTo(a, animated: true), isMarked: false)),
    (#""popToRoot": true"#, .change(.popToRoot(animated: true), isMarked: false)),
    (#""push": "D""#, .change(.push(d, animated: true), isMarked: false)),
    (
      #""setStack": ["A", "D"], "animated": false"#,
      .change(.setStack(ScreenList([a, d]), animated: false), isMarked: false)
    ),
    (#""bar": "hide""#, .setBarHidden(true)),
    (#""bar": "show""#, .setBarHidden(false)),
    (#""present": true"#, .present),
    (#""dismiss": true"#, .dismiss),
    (#""visible": false"#, .setVisible(false)),
    (#""visible": true"#, .setVisible(true)),
    (#""busy": 69"#, .busy(69)),
  ]

  @Test(arguments: personsEvents)
  func readsWhatAPersonDoes(text: String, event: NavigationEvent) throws {
    let read = try fixture(events: text, more: Self.screenD).scenario
    #expect(read.steps == [.event(event, at: nil)])
    #expect(event.isPersons)
  }

  @Test(arguments: appsEvents)
  func readsWhatTheAppDoes(text: String, event: NavigationEvent) throws {
    let read = try fixture(events: #"{"at": 3, \#(text)}"#, more: Self.screenD).scenario
    #expect(read.steps == [.event(event, at: 3)])
    #expect(!event.isPersons)
  }

  @Test(arguments: appsEvents)
  func readsWhatTheAppDoesInACallback(text: String, event: NavigationEvent) throws {
    let read = try fixture(
      events: #"{\#(text), "on": {"callback": "viewDidAppear", "screen": "B"}}"#,
      more: Self.screenD
    ).scenario
    #expect(read.steps.isEmpty)
    #expect(read.triggers == [Trigger(on: .viewDidAppear, of: Self.b, event: event)])
  }

  @Test(arguments: LifecycleCallback.allCases)
  func readsEveryCallback(callback: LifecycleCallback) throws {
    let read = try fixture(
      events: #"{"pop": "top", "on": {"callback": "\#(callback)", "screen": "C"}}"#)
    #expect(read.scenario.triggers.map(\.callback) == [callback])
  }

  @Test(arguments: [("edge", Swipe.edge), ("content", .content)])
  func readsSwipes(word: String, swipe: Swipe) throws {
    let read = try fixture(
      events: """
        {"at": 0, "swipe": "\(word)", "phase": "begin"},
        {"at": 9, "swipe": "\(word)", "phase": "cancel"},
        {"swipe": "\(word)", "phase": "begin"}, {"swipe": "\(word)", "phase": "finish"}
        """)
    #expect(
      read.scenario.steps == [
        .event(.beginSwipe(swipe), at: 0), .event(.cancelSwipe, at: 9),
        .event(.beginSwipe(swipe), at: nil), .event(.finishSwipe, at: nil),
      ])
  }

  @Test func readsTime() throws {
    let read = try fixture(
      events: #"{"at": 5, "tap": "back"}, {"wait": 54}, {"settle": true}, {"at": 0, "tap": "back"}"#
    )
    #expect(
      read.scenario.steps == [
        .event(.tapBack, at: 5), .wait(54), .settle, .event(.tapBack, at: 0),
      ])
  }

  @Test func marksTheGuardsPopsOfAnAppThatPromisedTo() throws {
    let read = try fixture(
      events: #"{"confirm": "yes"}, {"pop": "top", "marked": true}, {"pop": "top"}"#,
      more: #""marksPops": true"#)
    #expect(
      read.scenario.steps == [
        .event(.answerConfirmation(yes: true, isMarked: true), at: nil),
        .event(.change(.pop(animated: true), isMarked: true), at: nil),
        .event(.change(.pop(animated: true), isMarked: false), at: nil),
      ])
  }

  static let impossible: [(String, String)] = [
    (
      #"{"at": -1, "tap": "back"}"#,
      "$.events[0].at: found -1, expected a whole number from 0 to 3600000"
    ),
    (
      #"{"wait": -1}"#,
      "$.events[0].wait: found -1, expected a whole number from 0 to 3600000"
    ),
    (
      #"{"at": 0.5, "tap": "back"}"#,
      "$.events[0].at: found 0.5, expected a whole number from 0 to 3600000"
    ),
    (
      #"{"at": 10, "tap": "back"}, {"at": 9, "tap": "back"}"#,
      "$.events[1].at: found 9, expected a time of at least 10, since times must not decrease"
    ),
    (
      #"{"at": 5, "tap": "back"}, {"wait": 5}, {"at": 9, "tap": "back"}"#,
      "$.events[2].at: found 9, expected a time of at least 10, since times must not decrease"
    ),
    (
      #"{"swipe": "edge", "phase": "finish"}"#,
      #"$.events[0].phase: found "finish" although no swipe has begun, expected a swipe of this kind that has begun"#
    ),
    (
      #"{"swipe": "edge", "phase": "begin"}, {"swipe": "content", "phase": "cancel"}"#,
      #"$.events[1].phase: found "cancel" although a swipe in the edge is going on, expected a swipe of this kind that has begun"#
    ),
    (
      #"{"swipe": "edge", "phase": "begin"}, {"swipe": "content", "phase": "begin"}"#,
      "$.events[1].phase: found an event that begins while a swipe is going on, expected the swipe to be finished or cancelled first"
    ),
    (
      #"{"swipe": "edge", "phase": "begin"}, {"settle": true}"#,
      "$.events[1]: found an event that settles while a swipe is going on, expected the swipe to be finished or cancelled first"
    ),
    (
      #"{"swipe": "edge", "phase": "begin"}"#,
      "$.events: found a swipe that is still going on at the end, expected an event that finishes or cancels it"
    ),
    (
      #"{"swipe": "edge"}"#,
      #"$.events[0]: found an object without "phase", expected the key "phase""#
    ),
    (
      #"{"swipe": "edge", "phase": "start"}"#,
      #"$.events[0].phase: found "start", expected one of "begin", "finish", "cancel""#
    ),
    (
      #"{"tap": "back", "pop": "top"}"#,
      #"$.events[0]: found an event with the keys "tap" and "pop", expected one action an event"#
    ),
    (
      #"{"menu": "X"}"#,
      #"$.events[0].menu: found screen "X", expected a screen of the fixture: A, B, C, D"#
    ),
    (
      #"{"menu": "D"}"#,
      "$.events[0].menu: found a screen that is neither on the stack at the start nor pushed or set before, expected a screen that can be on the stack by then"
    ),
    (
      #"{"popTo": "D"}, {"push": "D"}"#,
      "$.events[0].popTo: found a screen that is neither on the stack at the start nor pushed or set before, expected a screen that can be on the stack by then"
    ),
    (
      #"{"setStack": []}"#,
      "$.events[0].setStack: found an empty array, expected at least one screen"
    ),
    (
      #"{"setStack": ["A", "A"]}"#,
      #"$.events[0].setStack[1]: found screen "A" a second time, expected each screen once"#
    ),
    (
      #"{"tap": "back", "on": {"callback": "viewDidAppear", "screen": "A"}}"#,
      #"$.events[0].on: found "on" at an event of a person, expected "on" only at what the app does"#
    ),
    (
      #"{"at": 1, "pop": "top", "on": {"callback": "viewDidAppear", "screen": "A"}}"#,
      #"$.events[0]: found "at" beside "on", expected one of the two"#
    ),
    (
      #"{"pop": "top", "on": {"callback": "viewDidApear", "screen": "A"}}"#,
      #"$.events[0].on.callback: found "viewDidApear", expected one of "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"; did you mean "viewDidAppear"?"#
    ),
    (
      #"{"pop": "top", "on": {"callback": "viewDidAppear"}}"#,
      #"$.events[0].on: found an object without "screen", expected the key "screen""#
    ),
    (#"{"popToRoot": false}"#, "$.events[0].popToRoot: found false, expected true"),
    (#"{"settle": false}"#, "$.events[0].settle: found false, expected true"),
    (#"{"busy": 0}"#, "$.events[0].busy: found 0, expected a whole number from 1 to 60000"),
    (
      #"{"tap": "back", "animated": false}"#,
      #"$.events[0].animated: found key "animated", expected one of "tap", "on", "at""#
    ),
    (#"{"wait": 5, "at": 5}"#, #"$.events[0].at: found key "at", expected "wait""#),
    (#"{"tap": "forward"}"#, #"$.events[0].tap: found "forward", expected "back""#),
    (#""tap""#, #"$.events[0]: found "tap", expected an object"#),
  ]

  @Test(arguments: impossible)
  func refusesWhatIsImpossible(text: String, message: String) {
    #expect(failure(events: text, more: Self.screenD) == message)
  }

  @Test func suggestsTheNearestEvent() {
    let line = failure(events: #"{"at": 0, "popToroot": true}"#)
    #expect(
      line.hasPrefix(#"$.events[0].popToroot: found key "popToroot", expected one of tap, menu"#))
    #expect(line.hasSuffix(#"did you mean "popToRoot"?"#))
    #expect(
      failure(events: "{}").hasPrefix(
        "$.events[0]: found an empty object, expected an event with one of the keys tap, "))
  }

  @Test func namesTheLineOfAnEvent() {
    let line = failure(
      "{\n\"id\": \"f\", \"title\": \"t\", \"stack\": [\"A\"],\n \"events\": [\n  {\"menu\": \"X\"}]}"
    )
    #expect(line.hasPrefix("f.json:4:12: $.events[0].menu: "))
  }

  @Test func knowsWhichScreensCallbacksBring() throws {
    let push = #"{"push": "D", "on": {"callback": "viewDidAppear", "screen": "B"}}"#
    let pop = #"{"popTo": "D", "on": {"callback": "viewDidDisappear", "screen": "B"}}"#
    _ = try fixture(events: #"{"popTo": "D"}, \#(push)"#, more: Self.screenD)
    _ = try fixture(events: #"\#(pop), {"push": "D"}"#, more: Self.screenD)
    _ = try fixture(events: "\(pop), \(push)", more: Self.screenD)
    _ = try fixture(events: #"{"setStack": ["A", "D"]}, {"menu": "D"}"#, more: Self.screenD)
    _ = try fixture(events: #"{"tapPush": "D"}, {"menu": "D"}"#, more: Self.screenD)
    #expect(failure(events: pop, more: Self.screenD) != "error")
  }

  @Test func refusesMoreCallbacksThanTheEngineTakes() {
    let one = #"{"pop": "top", "on": {"callback": "viewDidAppear", "screen": "A"}}"#
    let many = Array(repeating: one, count: 17).joined(separator: ",")
    #expect(failure(events: many) == #"$.events[16]: more than 16 events with "on""#)
    let few = Array(repeating: one, count: 16).joined(separator: ",")
    #expect(failure(fixtureText(events: few)) == "no error")
  }

  @Test func takesTheEndsOfTheTimeLimit() throws {
    _ = try fixture(events: #"{"at": 3600000, "tap": "back"}, {"wait": 3600000}"#)
    #expect(
      failure(events: #"{"at": 3600001, "tap": "back"}"#)
        .hasSuffix("expected a whole number from 0 to 3600000"))
  }
}
