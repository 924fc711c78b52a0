extension NavigationContext {
  /// Lets a person or the app do something at the present instant.
  mutating func perform(_ event: NavigationEvent) {
    guard !isHalted else { return }
    let previous = (state.intent, actor, currentIntent, ask, aboutToGo, overrideCaller)
    let (previousMode, previousInteractive) = (itemMode, isInteractiveChange)
    let previousMark = runsMarkedBlock
    runsMarkedBlock = false
    ask = nil
    aboutToGo = []
    overrideCaller = nil
    itemMode = .asProgrammatic
    isInteractiveChange = false
    actor = event.isPersons ? .person : .app
    dispatch(event)
    (state.intent, actor, currentIntent, ask, aboutToGo, overrideCaller) = previous
    (itemMode, isInteractiveChange) = (previousMode, previousInteractive)
    runsMarkedBlock = previousMark
  }

  private mutating func dispatch(_ event: NavigationEvent) {
    switch event {
    case .tapBack: tapBack()
    case .chooseFromMenu(let screen): chooseFromMenu(screen)
    case .beginSwipe(let swipe): beginSwipe(swipe)
    case .finishSwipe: releaseSwipe(cancelled: false)
    case .cancelSwipe: releaseSwipe(cancelled: true)
    case .escape: pressKey(.escape)
    case .keyCommand: pressKey(.keyCommand)
    case .reselectTab: reselectTab()
    case .answerConfirmation(let yes, let isMarked):
      answerConfirmation(yes: yes, isMarked: isMarked)
    case .tapPush(let screen): tapPush(screen)
    case .change(let change, let isMarked): changeByApp(change, isMarked: isMarked)
    case .setBarHidden(let hidden):
      openIntent(.app, .other, goal: [])
      setNavigationBarHidden(hidden)
    case .present: beginPresentation(true)
    case .dismiss: beginPresentation(false)
    case .setVisible(let visible):
      openIntent(.app, .other, goal: [])
      if visible { state.flags.remove(.invisible) } else { state.flags.insert(.invisible) }
      emit(.visibility(visible))
    case .busy(let duration):
      openIntent(.app, .other, goal: [])
      emit(.busy(duration))
      state.clock = state.clock &+ duration
    }
  }

  private mutating func beginPresentation(_ presenting: Bool) {
    openIntent(.app, .other, goal: [])
    guard state.presentationEndsAt == 0, state.flags.contains(.covered) != presenting else {
      emit(.ignored(.presentationState))
      return
    }
    if presenting { state.flags.remove(.dismissing) } else { state.flags.insert(.dismissing) }
    state.presentationEndsAt = state.clock &+ animationLength
    emit(.presentationBegan(presenting))
  }

  mutating func endPresentation() {
    state.presentationEndsAt = 0
    let presented = !state.flags.contains(.dismissing)
    if presented {
      state.flags.insert(.covered)
    } else {
      state.flags.subtract([.covered, .dismissing])
    }
    under(0, as: .uikit) { $0.emit(.presentationEnded(presented)) }
  }
}
