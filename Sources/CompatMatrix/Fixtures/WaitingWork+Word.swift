import NavigationModel

extension WaitingWork {
  /// The work as the key `next` of a fixture's event spells it.
  var word: String {
    switch self {
    case .block: "block"
    case .layoutPass: "layout"
    case .timer: "timer"
    case .barAnimationEnd: "barAnimation"
    case .transitionEnd: "transition"
    case .presentationEnd: "presentation"
    }
  }
}
