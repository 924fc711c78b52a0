import NavigationModel

/// Says in plain words what a person or the app wanted.
enum IntentPhrase {
  /// The route of an intent as a verb phrase.
  static func words(for route: Route) -> String {
    switch route {
    case .none: "wants nothing"
    case .tap: "taps back"
    case .menu: "chooses from the back menu"
    case .edgeSwipe: "swipes from the edge"
    case .contentSwipe: "swipes in the content"
    case .escape: "makes the escape gesture"
    case .keyCommand: "presses the back command"
    case .tabReselect: "selects the current tab again"
    case .tapPush: "taps what pushes a screen"
    case .pop: "wants a pop"
    case .popTo: "wants a pop to a screen"
    case .popToRoot: "wants a pop to the root"
    case .push: "wants a push"
    case .setStack: "wants another stack"
    case .other: "wants something else"
    case .redirect: "sends the person to another screen"
    case .confirmed: "wants a pop after the confirmation"
    }
  }
}
