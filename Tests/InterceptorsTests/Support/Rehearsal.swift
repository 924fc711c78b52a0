import NavigationModel

/// One run of an interceptor on the stack `ABC`, and what is to be said about it.
struct Rehearsal {
  let engine: NavigationEngine
  let end: NavigationEngine.End

  init(
    _ interceptor: any BackInterceptor, on platform: FixedPlatform, stack: String = "ABC",
    guards: [String: ScreenGuard] = ["B": .allow, "C": .allow], isBarHidden: Bool = false,
    leftItems: [String: ScenarioScreen.LeftItem] = [:], _ steps: [ScenarioStep]
  ) {
    let scenario = Scenario(
      screens: Screen.names.map {
        ScenarioScreen($0, guard: guards[$0] ?? .none, leftItem: leftItems[$0] ?? .none)
      },
      stack: ScreenList(
        Screen.names.indices.filter { stack.contains(Screen.names[$0]) }.map(Screen.init)),
      isBarHidden: isBarHidden, steps: steps)
    var engine = NavigationEngine(
      scenario, interceptor: interceptor, answers: AnswerTable(AnswerSheet(platform)))
    end = engine.run()
    self.engine = engine
  }

  var state: NavigationState { engine.context.state }

  var kinds: [TraceKind] { engine.context.events.map(\.kind) }

  /// Stack and items at the end, for example `AB/AB`.
  var outcome: String { "\(state.stack.names)/\(state.items.names)" }

  /// How many screens and items there are at the end, for example `2/2`.
  var counts: String { "\(state.stack.count)/\(state.items.count)" }

  /// How often the bar has asked.
  var askCount: Int { Int(state.askCount) }

  /// The guards that were consulted and their answers, for example `C allow`.
  var consults: [String] {
    kinds.compactMap {
      guard case .consulted(let screen, let answer, _) = $0 else { return nil }
      return "\(screen.name) \(answer)"
    }
  }

  /// The guards that were consulted although another one should have been.
  var wrongConsults: [String] {
    kinds.compactMap {
      guard case .consulted(let screen, _, let expected) = $0, !expected.contains(screen) else {
        return nil
      }
      return "\(screen.name) for \(expected.names)"
    }
  }

  /// The screens that have left, in groups by change, for example `["C", "B"]`.
  var removals: [String] {
    kinds.compactMap {
      guard case .stackChanged(let removed, _) = $0, !removed.isEmpty else { return nil }
      return removed.names
    }
  }

  /// What UIKit has logged and raised, and what the interceptor has noted.
  var messages: [String] {
    kinds.compactMap {
      switch $0 {
      case .logged(let message): message.text
      case .raised(let exception): "raised \(exception)"
      case .noted(let text): "\(text)"
      default: nil
      }
    }
  }

  /// Asks with the counts they see, answers, notes and messages, each with its time.
  var log: [String] {
    engine.context.events.compactMap { event in
      switch event.kind {
      case .asked(let item, _):
        "\(event.time) ask \(item.name) \(event.stack.count)/\(event.items.count)"
      case .answered(let item, let allowed):
        "\(event.time) \(allowed ? "yes" : "no") to \(item.name)"
      case .noted(let text): "\(event.time) \(text)"
      case .logged(let message): "\(event.time) \(message.text)"
      case .raised(let exception): "\(event.time) raised \(exception)"
      default: nil
      }
    }
  }

  /// How often a remedy was applied, and whether it reached the indicator.
  var remedies: [String] {
    kinds.compactMap {
      guard case .indicatorRemedied(let remedy, let reached) = $0 else { return nil }
      return "\(remedy) \(reached ? "reached" : "missed")"
    }
  }

  /// Who has called stack methods, for example `interceptor pop`.
  var calls: [String] {
    engine.context.events.compactMap { event in
      guard case .called(let change) = event.kind else { return nil }
      return "\(event.actor.word) \(change.method)"
    }
  }

  /// Whether the engine has seen anything of this kind.
  func saw(_ matches: (TraceKind) -> Bool) -> Bool { kinds.contains(where: matches) }

  /// Stack and items after one more tap with willing guards, or nil where there is no back button.
  var probed: String? {
    engine.probed().map { "\($0.context.state.stack.names)/\($0.context.state.items.names)" }
  }
}
