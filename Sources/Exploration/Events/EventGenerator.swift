import NavigationModel

/// Lists what a person or the app can do in a state, in a fixed order.
struct EventGenerator {
  private let letters: Set<Letter>
  private let mostScreens: Int

  init(_ options: ExplorationOptions) {
    letters = Set(options.alphabet)
    mostScreens = min(options.mostScreens, ScreenList.capacity)
  }

  /// Appends the events that are possible in `state` at all; what comes of them is UIKit's matter.
  func append(to actions: inout [ExplorationAction], in state: NavigationState) {
    let depth = state.stack.count
    func add(_ letter: Letter, _ kind: ExplorationAction.Kind, _ parameter: Int = 0) {
      if letters.contains(letter) { actions.append(ExplorationAction(kind, parameter)) }
    }
    add(.tap, .tap)
    if state.gesture == 0 {
      add(.edgeSwipe, .edgeSwipe)
      add(.contentSwipe, .contentSwipe)
    } else {
      actions.append(ExplorationAction(.finishSwipe))
      actions.append(ExplorationAction(.cancelSwipe))
    }
    for place in stride(from: depth - 2, through: 0, by: -1) { add(.menu, .menu, place) }
    add(.escape, .escape)
    add(.key, .key)
    add(.tab, .tab)
    if state.confirmation.exists {
      add(.answer, .answerYes)
      add(.answer, .answerNo)
    }
    add(.pop, .pop)
    add(.popAtOnce, .popAtOnce)
    for place in stride(from: depth - 2, to: 0, by: -1) { add(.popTo, .popTo, place) }
    add(.popToRoot, .popToRoot)
    if depth < mostScreens {
      add(.tapPush, .tapPush)
      add(.push, .push)
      add(.pushAtOnce, .pushAtOnce)
    }
    add(.setStack, .replaceTop)
    if depth > 2 { add(.setStack, .takeOutBelow) }
    add(.bar, .bar)
    if state.presentationEndsAt == 0 { add(.presentation, .presentation) }
    add(.visibility, .visibility)
    add(.busy, .busy)
  }
}
