import NavigationModel

/// Says in plain words what a piece of waiting work does.
struct BlockPhrase {
  let phrase: EventPhrase

  init(_ phrase: EventPhrase) {
    self.phrase = phrase
  }

  /// The work with what it waits for, for example `a block: popViewController`.
  func words(_ block: Block, _ wait: WaitKind) -> String {
    let kind = "a \(wait.word)" + (wait == .timer ? " for \(block.deadline) ms" : "")
    switch block.work {
    case .nothing, .outside: return kind
    case .custom(let tag, let screen):
      return "\(kind): own work \(tag)" + (screen.exists ? " on \(phrase.name(screen))" : "")
    case .change(let change): return "\(kind): \(phrase.call(change))"
    case .superChange(let change): return "\(kind): super.\(phrase.call(change))"
    }
  }
}

extension EventPhrase {
  /// A call of a stack method, for example `popToViewController(B)`.
  func call(_ change: StackChange) -> String {
    var arguments: [String] = []
    let method: String
    switch change.method {
    case .none: method = "nothing"
    case .pop: method = "popViewController"
    case .popTo:
      method = "popToViewController"
      arguments = [name(change.screen)]
    case .popToRoot: method = "popToRootViewController"
    case .push:
      method = "pushViewController"
      arguments = [name(change.screen)]
    case .setStack:
      method = "setViewControllers"
      arguments = [change.stack.screens.map(name).joined(separator: " ")]
    }
    if !change.animated { arguments.append("not animated") }
    return arguments.isEmpty ? method : "\(method)(\(arguments.joined(separator: ", ")))"
  }
}
