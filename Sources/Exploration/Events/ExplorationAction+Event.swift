import NavigationModel

extension ExplorationAction {
  /// How long the main thread is blocked by `busy`, in milliseconds.
  static let busyDuration: UInt32 = 400

  /// What a person or the app does in this step in `state`; nil for steps without an event.
  ///
  /// - Parameter new: The screen that a push brings.
  func event(in state: NavigationState, new: Screen, isMarked: Bool) -> NavigationEvent? {
    let stack = state.stack
    let place = Int(parameter)
    switch kind {
    case .tap: return .tapBack
    case .menu: return .chooseFromMenu(stack[place])
    case .edgeSwipe: return .beginSwipe(.edge)
    case .contentSwipe: return .beginSwipe(.content)
    case .finishSwipe: return .finishSwipe
    case .cancelSwipe: return .cancelSwipe
    case .escape: return .escape
    case .key: return .keyCommand
    case .tab: return .reselectTab
    case .answerYes: return .answerConfirmation(yes: true, isMarked: isMarked)
    case .answerNo: return .answerConfirmation(yes: false, isMarked: isMarked)
    case .tapPush: return .tapPush(new)
    case .pop: return .change(.pop(), isMarked: isMarked)
    case .popAtOnce: return .change(.pop(animated: false), isMarked: isMarked)
    case .popTo: return .change(.popTo(stack[place]), isMarked: isMarked)
    case .popToRoot: return .change(.popToRoot(), isMarked: isMarked)
    case .push: return .change(.push(new), isMarked: isMarked)
    case .pushAtOnce: return .change(.push(new, animated: false), isMarked: isMarked)
    case .replaceTop:
      var replaced = stack.dropLast()
      replaced.append(new)
      return .change(.setStack(replaced), isMarked: isMarked)
    case .takeOutBelow:
      var shortened = stack.dropLast(2)
      shortened.append(stack.last)
      return .change(.setStack(shortened), isMarked: isMarked)
    case .bar: return .setBarHidden(!state.flags.contains(.barHidden))
    case .presentation: return state.flags.contains(.covered) ? .dismiss : .present
    case .visibility: return .setVisible(state.flags.contains(.invisible))
    case .busy: return .busy(Self.busyDuration)
    default: return nil
    }
  }

  /// Whether the step brings a new screen.
  var bringsScreen: Bool {
    switch kind {
    case .tapPush, .push, .pushAtOnce, .replaceTop: true
    default: false
    }
  }

  /// The letter that the step belongs to, nil for steps without an event.
  var letter: Letter? {
    switch kind {
    case .tap: .tap
    case .menu: .menu
    case .edgeSwipe: .edgeSwipe
    case .contentSwipe: .contentSwipe
    // Which of the two is let go is seen only in the state.
    case .finishSwipe, .cancelSwipe: nil
    case .escape: .escape
    case .key: .key
    case .tab: .tab
    case .answerYes, .answerNo: .answer
    case .tapPush: .tapPush
    case .pop: .pop
    case .popAtOnce: .popAtOnce
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .push: .push
    case .pushAtOnce: .pushAtOnce
    case .replaceTop, .takeOutBelow: .setStack
    case .bar: .bar
    case .presentation: .presentation
    case .visibility: .visibility
    case .busy: .busy
    default: nil
    }
  }
}
