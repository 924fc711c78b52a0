import NavigationModel

/// Says in plain words what happened in an event of a trace.
public struct EventPhrase: Sendable {
  /// The scenario that gives the screens their names.
  public let scenario: Scenario

  /// Makes the phrases for runs of `scenario`.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// What happened, as a verb phrase whose subject is the event's actor.
  ///
  /// Names of screens stand as the scenario has them; escape them before a terminal sees them.
  public func words(for kind: TraceKind) -> String {
    intentWords(kind) ?? questionWords(kind) ?? changeWords(kind) ?? courseWords(kind)
      ?? endWords(kind)
  }

  /// The event's kind as documents spell it, for example `stackChanged`.
  public static func identifier(of kind: TraceKind) -> String {
    String("\(kind)".prefix { $0 != "(" })
  }

  func name(_ screen: Screen) -> String { scenario.name(of: screen) }

  func names(_ set: ScreenSet) -> String { list(set.screens.map(name)) }

  /// Names in a sentence: `A`, `A and B`, `A, B and C`.
  func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "no screen" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private func intentWords(_ kind: TraceKind) -> String? {
    switch kind {
    case .intentOpened(let intent):
      var text = IntentPhrase.words(for: intent.route)
      if intent.goal.count > 0 { text += "; \(names(intent.goal)) should go" }
      if intent.isMarked { text += "; marked as the app's own" }
      return text
    case .ignored(let reason): return "in vain: \(reason.words)"
    case .barHidden(let hidden): return hidden ? "hides the bar" : "shows the bar"
    case .presentationBegan(let presenting):
      return presenting ? "begins to present" : "begins to dismiss"
    case .presentationEnded(let presenting):
      return presenting ? "has presented" : "has dismissed"
    case .visibility(let visible):
      return visible ? "makes the controller visible" : "makes the controller invisible"
    case .busy(let duration): return "blocks the main thread for \(duration) ms"
    case .settled: return "everything has settled"
    case .probeBegan: return "the probe begins: guards allow from here on"
    default: return nil
    }
  }

  private func questionWords(_ kind: TraceKind) -> String? {
    switch kind {
    case .asked(let item, let cause): return "asks about \(name(item)) (\(cause.word))"
    case .answered(let item, let allowed):
      return "answers \(allowed ? "yes" : "no") about \(name(item))"
    case .calledDefault(let item): return "calls UIKit's default for \(name(item))"
    case .consulted(let screen, let answer, let expected):
      let text = "consults \(name(screen)): \(Self.words(for: answer))"
      return expected.contains(screen) || expected.isEmpty
        ? text : text + ", though \(names(expected)) is leaving"
    case .confirmationOpened(let screen): return "\(name(screen)) opens a confirmation"
    case .confirmationAnswered(let screen, let yes):
      return "answers \(yes ? "yes" : "no") to the confirmation of \(name(screen))"
    case .swipeRefused(let swipe, let refusal):
      return "\(Self.words(for: refusal)) the \(Self.words(for: swipe))"
    default: return nil
    }
  }

  private func changeWords(_ kind: TraceKind) -> String? {
    switch kind {
    case .called(let change): return "calls \(call(change))"
    case .overrideRefused(let change): return "refuses \(call(change)) in the override"
    case .stackChanged(let removed, let added):
      let parts = [
        removed.isEmpty ? nil : "\(names(removed)) \(removed.count == 1 ? "goes" : "go")",
        added.isEmpty ? nil : "\(names(added)) \(added.count == 1 ? "comes" : "come")",
      ].compactMap { $0 }
      return "stack: " + (parts.isEmpty ? "no screen goes" : parts.joined(separator: ", "))
    case .stackRestored(let added): return "stack: \(names(added)) back again"
    case .itemsChanged(let removed, let added):
      let parts = [
        removed > 0 ? "\(removed) \(removed == 1 ? "leaves" : "leave")" : nil,
        added > 0 ? "\(added) \(added == 1 ? "comes" : "come")" : nil,
      ].compactMap { $0 }
      return "items: " + (parts.isEmpty ? "none changes" : parts.joined(separator: ", "))
    case .itemKept(let screen): return "items: \(name(screen)) stays, its screen is gone"
    case .deferred(let change): return "puts \(call(change)) off until the transition ends"
    case .swallowed(let change): return "loses \(call(change)) in the transition"
    case .dropped(let change): return "drops \(call(change)): a presentation animates"
    case .interrupted: return "completes the running transition at once"
    case .itemPopDeferred: return "puts an item pop off until the bar stands still"
    case .itemPopSwallowed: return "loses an item pop in the bar's animation"
    case .nested(let change): return "nested: \(change.words) inside a running animation"
    default: return nil
    }
  }

  private func courseWords(_ kind: TraceKind) -> String? {
    switch kind {
    case .transitionBegan(let leaving, let destination, let interactive):
      return "transition \(name(leaving)) → \(name(destination)) begins"
        + (interactive ? ", under the finger" : "")
    case .transitionEnded(let cancelled):
      return cancelled ? "transition is cancelled" : "transition ends"
    case .barAnimationEnded: return "bar animation ends"
    case .willShow(let screen): return "willShow \(name(screen))"
    case .didShow(let screen): return "didShow \(name(screen))"
    case .didPop(let screen): return "didPop \(name(screen))"
    case .lifecycle(let callback, let screen): return "\(callback) \(name(screen))"
    case .swipeBegan(let swipe): return "\(Self.words(for: swipe)) begins"
    case .swipeReleased(let swipe, let cancelled):
      return "\(cancelled ? "takes back" : "lets through") the \(Self.words(for: swipe))"
    case .scheduled(let block, let wait): return "schedules \(BlockPhrase(self).words(block, wait))"
    case .ran(let block, let wait): return "runs \(BlockPhrase(self).words(block, wait))"
    default: return nil
    }
  }

  private func endWords(_ kind: TraceKind) -> String {
    switch kind {
    case .indicatorDimmed: return "the back indicator stays dimmed"
    case .indicatorRemedied(let remedy, let reached):
      return
        "\(Self.words(for: remedy)): the indicator is \(reached ? "bright again" : "as it was")"
    case .indicatorReplaced: return "new bar content replaces the dimmed indicator"
    case .transparentSubviewsShown: return "subviews transparent on purpose become visible"
    case .logged(let message): return "logs: \(message.text)"
    case .raised(let exception): return "raises: \(exception.text)"
    case .froze: return "the controller reacts no more"
    case .ranAway: return "goes on and on; the run is ended"
    case .tornDown(let screen): return "tears \(name(screen)) down for good"
    case .noted(let text): return "notes: \(text)"
    case .readSwitch(let index, let answer):
      let behaviourSwitch = BehaviourSwitch.all[Int(index)]
      return "\(behaviourSwitch.id) = \(behaviourSwitch.answers[Int(answer)].id)"
    default: return Self.identifier(of: kind)
    }
  }

  private static func words(for answer: GuardAnswer) -> String {
    switch answer {
    case .unguarded: "no guard"
    case .allow: "allows"
    case .refuse: "refuses"
    }
  }

  private static func words(for swipe: Swipe) -> String {
    switch swipe {
    case .edge: "edge swipe"
    case .content: "content swipe"
    }
  }

  private static func words(for refusal: SwipeRefusal) -> String {
    switch refusal {
    case .disabled: "the disabled recognizer refuses"
    case .systemLimits: "the system's limits refuse"
    case .ownDelegate: "the own delegate refuses"
    }
  }

  private static func words(for remedy: IndicatorRemedy) -> String {
    switch remedy {
    case .subviewWalk: "brightens dimmed subviews"
    case .unboundedSubviewWalk: "brightens all subviews"
    case .barToggle: "hides and shows the bar"
    case .backButtonToggle: "hides and shows the back button"
    }
  }
}
