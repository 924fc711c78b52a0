import NavigationModel

/// One run of a small scenario, and what is to be said about it.
struct Trial {
  var engine: NavigationEngine
  let end: NavigationEngine.End

  init(
    _ interceptor: TestInterceptor? = nil, on platform: FixedPlatform,
    stack: String = "ABC", guards: [Screen: ScreenGuard] = [:], outer: String = "",
    isBarHidden: Bool = false, marksPops: Bool = false,
    leftItems: [Screen: ScenarioScreen.LeftItem] = [:], triggers: [Trigger] = [],
    plan: [AnswerChoice] = [], isTracing: Bool = true, _ steps: [ScenarioStep] = []
  ) {
    let screens = (0..<ScreenList.capacity).map { index in
      let screen = Screen(index)
      return ScenarioScreen(
        screen.name, guard: guards[screen] ?? .none, leftItem: leftItems[screen] ?? .none)
    }
    let scenario = Scenario(
      screens: screens, stack: ScreenList(stack), outerItems: ScreenList(outer),
      isBarHidden: isBarHidden, marksPops: marksPops, triggers: triggers, steps: steps)
    var engine = NavigationEngine(
      scenario, interceptor: interceptor ?? NoInterceptor(),
      answers: AnswerTable(AnswerSheet(platform), plan: plan),
      isTracing: isTracing)
    end = engine.run()
    self.engine = engine
  }

  var state: NavigationState { engine.context.state }

  var events: ContiguousArray<TraceEvent> { engine.context.events }

  /// Stack and items at the end, for example `AB/AB`.
  var outcome: String { "\(state.stack.names)/\(state.items.names)" }

  /// Every event as a line with its time, switch readings apart.
  var log: [String] {
    events.compactMap { event in event.words.map { "\(event.time) \($0)" } }
  }

  /// The lines whose first word is one of `words`.
  func log(_ words: String...) -> [String] {
    events.compactMap { event in
      guard let text = event.words, words.contains(String(text.prefix { $0 != " " })) else {
        return nil
      }
      return "\(event.time) \(text)"
    }
  }

  /// What the interceptor has noted, in order.
  var notes: [String] {
    events.compactMap { event in
      guard case .noted(let text) = event.kind else { return nil }
      return "\(text)"
    }
  }

  /// The intents in the order of their opening.
  var intents: [Intent] {
    events.compactMap { event in
      guard case .intentOpened(let intent) = event.kind else { return nil }
      return intent
    }
  }

  /// Stack and items after the liveness probe, or nil where there is no back button.
  var probed: String? {
    engine.probed().map {
      "\($0.context.state.stack.names)/\($0.context.state.items.names)"
    }
  }
}
