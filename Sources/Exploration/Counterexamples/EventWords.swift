import Hazards
import NavigationModel

/// Names the events of a scenario in words: for titles, identifiers and lists.
struct EventWords {
  let scenario: Scenario

  init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// The events in order, one or a few words each.
  var phrases: [String] { events.map(phrase) }

  /// The events as a title of at most 70 characters.
  var title: String {
    var text = ""
    for (place, phrase) in phrases.enumerated() {
      let next = place == 0 ? phrase : text + ", " + phrase
      guard next.count <= 65 else { return text + ", …" }
      text = next
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// An identifier for a fixture that shows a hazard of `kind`, at most 70 characters long.
  func identifier(_ kind: HazardKind) -> String {
    var words = kind.title.split(separator: " ").map(String.init)
    for event in events { words += Self.word(event) }
    while words.joined(separator: "-").utf8.count > 70 { words.removeLast() }
    return words.joined(separator: "-")
  }

  private var events: [NavigationEvent] {
    scenario.steps.compactMap { step in
      if case .event(let event, _) = step { event } else { nil }
    }
  }

  private func phrase(_ event: NavigationEvent) -> String {
    func name(_ screen: Screen) -> String { scenario.name(of: screen) }
    switch event {
    case .tapBack: return "tap back"
    case .chooseFromMenu(let screen): return "menu to \(name(screen))"
    case .beginSwipe(let swipe): return swipe == .edge ? "begin edge swipe" : "begin content swipe"
    case .finishSwipe: return "finish swipe"
    case .cancelSwipe: return "cancel swipe"
    case .escape: return "escape gesture"
    case .keyCommand: return "back key"
    case .reselectTab: return "select the tab"
    case .answerConfirmation(let yes, _): return yes ? "confirm" : "decline"
    case .tapPush(let screen): return "tap that pushes \(name(screen))"
    case .setBarHidden(let hidden): return hidden ? "hide the bar" : "show the bar"
    case .present: return "present"
    case .dismiss: return "dismiss"
    case .setVisible(let visible): return visible ? "come into sight" : "go out of sight"
    case .busy(let duration): return "busy for \(duration) ms"
    case .change(let change, _):
      let suffix = change.animated ? "" : " at once"
      switch change.method {
      case .none: return "nothing"
      case .pop: return "pop\(suffix)"
      case .popTo: return "pop to \(name(change.screen))\(suffix)"
      case .popToRoot: return "pop to root\(suffix)"
      case .push: return "push \(name(change.screen))\(suffix)"
      case .setStack: return "set the stack\(suffix)"
      }
    }
  }

  private static func word(_ event: NavigationEvent) -> [String] {
    switch event {
    case .tapBack: ["tap"]
    case .chooseFromMenu: ["menu"]
    case .beginSwipe: ["swipe"]
    case .finishSwipe: []
    case .cancelSwipe: ["cancel"]
    case .escape: ["escape"]
    case .keyCommand: ["key"]
    case .reselectTab: ["tab"]
    case .answerConfirmation(let yes, _): [yes ? "yes" : "no"]
    case .tapPush: ["tappush"]
    case .setBarHidden: ["bar"]
    case .present: ["present"]
    case .dismiss: ["dismiss"]
    case .setVisible: ["visible"]
    case .busy: ["busy"]
    case .change(let change, _):
      switch change.method {
      case .none: []
      case .pop: ["pop"]
      case .popTo: ["popto"]
      case .popToRoot: ["poptoroot"]
      case .push: ["push"]
      case .setStack: ["setstack"]
      }
    }
  }
}
