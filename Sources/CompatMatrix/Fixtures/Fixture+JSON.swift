import NavigationModel
import PositionedJSON

extension Fixture {
  /// The fixture as the document that `docs/schema/fixture.schema.json` describes.
  ///
  /// Reading the document gives an equal fixture as long as no swipe ends without having begun.
  public var json: JSONOutput {
    let onStack = scenario.stack.set
    let outer = scenario.outerItems.set
    let others = scenario.screens.indices.filter { index in
      let screen = Screen(index)
      return !onStack.contains(screen) && !outer.contains(screen)
    }
    var swipe = Swipe.edge
    var events = scenario.steps.map { json($0, &swipe) }
    events += scenario.triggers.map(json)
    return .object(omittingNil: [
      "id": .string(id),
      "title": .string(title),
      "source": given(!source.isEmpty, .array(source.map { .string($0) })),
      "stack": .array(scenario.stack.screens.map(declaration)),
      "screens": given(!others.isEmpty, .array(others.map { declaration(Screen($0)) })),
      "outerItems": given(outer.count > 0, names(scenario.outerItems)),
      "barHidden": given(scenario.isBarHidden, true),
      "marksPops": given(scenario.marksPops, true),
      "events": .array(events),
      "expect": given(
        !expectations.isEmpty,
        .object(expectations.map { JSONOutput.Member($0.range.text, json($0)) })),
    ])
  }

  /// The value, or nil for a member that is left out.
  private func given(_ isGiven: Bool, _ value: JSONOutput) -> JSONOutput? {
    isGiven ? value : Optional.none
  }

  private func name(_ screen: Screen) -> JSONOutput { .string(scenario.name(of: screen)) }

  private func names(_ list: ScreenList) -> JSONOutput { .array(list.screens.map(name)) }

  private func declaration(_ screen: Screen) -> JSONOutput {
    let declared = scenario.screens[Int(screen.index)]
    let guardJSON: JSONOutput? =
      switch declared.screenGuard {
      case .none: nil
      case .allow: "allow"
      case .veto: "veto"
      case .vetoTimes(let times): ["vetoTimes": .integer(times)]
      case .confirm: "confirm"
      case .redirect(let target): ["redirect": name(target)]
      }
    let leftItem: JSONOutput? =
      switch declared.leftItem {
      case .none: nil
      case .replaces: "replaces"
      case .supplements: "supplements"
      }
    guard guardJSON != nil || leftItem != nil else { return .string(declared.name) }
    return .object(omittingNil: [
      "id": .string(declared.name), "guard": guardJSON, "leftItem": leftItem,
    ])
  }

  private func json(_ step: ScenarioStep, _ swipe: inout Swipe) -> JSONOutput {
    switch step {
    case .wait(let duration): return ["wait": .integer(Int(duration))]
    case .next(let work): return ["next": .string(work.word)]
    case .settle: return ["settle": true]
    case .event(let event, let time):
      if case .beginSwipe(let begun) = event { swipe = begun }
      let at = time.map { [JSONOutput.Member("at", .integer(Int($0)))] } ?? []
      return .object(at + members(event, swipe))
    }
  }

  private func json(_ trigger: Trigger) -> JSONOutput {
    let on: JSONOutput = [
      "callback": .string("\(trigger.callback)"), "screen": name(trigger.screen),
    ]
    return .object(members(trigger.event, .edge) + [JSONOutput.Member("on", on)])
  }

  private func members(_ event: NavigationEvent, _ swipe: Swipe) -> [JSONOutput.Member] {
    func action(_ key: String, _ value: JSONOutput) -> [JSONOutput.Member] {
      [JSONOutput.Member(key, value)]
    }
    func swiping(_ swipe: Swipe, _ phase: JSONOutput) -> [JSONOutput.Member] {
      action("swipe", swipe == .edge ? "edge" : "content") + action("phase", phase)
    }
    switch event {
    case .tapBack: return action("tap", "back")
    case .chooseFromMenu(let screen): return action("menu", name(screen))
    case .beginSwipe(let begun): return swiping(begun, "begin")
    case .finishSwipe: return swiping(swipe, "finish")
    case .cancelSwipe: return swiping(swipe, "cancel")
    case .escape: return action("key", "escape")
    case .keyCommand: return action("key", "command")
    case .reselectTab: return action("tab", "reselect")
    case .answerConfirmation(let yes, _): return action("confirm", yes ? "yes" : "no")
    case .tapPush(let screen): return action("tapPush", name(screen))
    case .setBarHidden(let hidden): return action("bar", hidden ? "hide" : "show")
    case .present: return action("present", true)
    case .dismiss: return action("dismiss", true)
    case .setVisible(let visible): return action("visible", .boolean(visible))
    case .busy(let duration): return action("busy", .integer(Int(duration)))
    case .change(let change, let isMarked):
      return changeMembers(change)
        + (change.animated ? [] : action("animated", false))
        + (isMarked ? action("marked", true) : [])
    }
  }

  private func changeMembers(_ change: StackChange) -> [JSONOutput.Member] {
    switch change.method {
    case .none: []
    case .pop: [JSONOutput.Member("pop", "top")]
    case .popTo: [JSONOutput.Member("popTo", name(change.screen))]
    case .popToRoot: [JSONOutput.Member("popToRoot", true)]
    case .push: [JSONOutput.Member("push", name(change.screen))]
    case .setStack: [JSONOutput.Member("setStack", names(change.stack))]
    }
  }

  private func json(_ expectation: FixtureExpectation) -> JSONOutput {
    .object(omittingNil: [
      "stack": expectation.stack.map(names),
      "items": expectation.items.map(names),
      "asks": expectation.askCount.map { .integer($0) },
    ])
  }
}
