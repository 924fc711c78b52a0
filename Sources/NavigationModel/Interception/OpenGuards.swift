/// Guards that are not decided yet: an exploration decides them when somebody wants to know.
///
/// What nobody reads makes no difference, so that runs which differ only in such guards are one.
public struct OpenGuards: Sendable {
  /// The screens of which not even that they have a guard is decided.
  public package(set) var undecided: ScreenSet = []
  /// The screens that have a guard, which one is not decided.
  public package(set) var guarded: ScreenSet = []
  /// Whether a screen may be without guard.
  package var canBeNone = false
  /// The guards that a screen may have; a redirect leads to the root at the time of the decision.
  package var kinds: [ScreenGuard] = []

  /// Whether a guard can be decided to allow.
  package var canAllow: Bool { kinds.contains(.allow) }

  /// Makes the absence of open guards.
  public init() {}

  /// Whether the guard of `screen` is not decided, or not entirely.
  @inline(__always)
  func contains(_ screen: Screen) -> Bool {
    undecided.contains(screen) || guarded.contains(screen)
  }
}

extension NavigationContext {
  /// Decides whether a screen has a guard.
  mutating func decideWhetherGuarded(_ screen: Screen) {
    guard openGuards.undecided.contains(screen) else { return }
    openGuards.undecided.subtract(ScreenSet(screen))
    let canBeGuarded = !possibleGuards(of: screen).isEmpty
    let isGuarded =
      canBeGuarded
      && (!openGuards.canBeNone
        || answers.choose(AnswerTable.guardedIndex(of: screen), count: 2) == 1)
    if isGuarded { openGuards.guarded.formUnion(ScreenSet(screen)) }
  }

  /// Decides what guard a screen has.
  mutating func decideGuard(of screen: Screen) {
    decideWhetherGuarded(screen)
    guard openGuards.guarded.contains(screen) else { return }
    openGuards.guarded.subtract(ScreenSet(screen))
    let guards = possibleGuards(of: screen)
    let place = answers.choose(AnswerTable.guardKindIndex(of: screen), count: guards.count)
    scenario.screens[Int(screen.index)].screenGuard = guards[place]
    if case .vetoTimes(let times) = guards[place] {
      state.refusalsLeft |= UInt64(times) << (UInt64(screen.index) * 4)
    }
  }

  /// The guards that a screen may have; the root cannot redirect to itself.
  private func possibleGuards(of screen: Screen) -> [ScreenGuard] {
    let root = state.stack[0]
    return openGuards.kinds.compactMap { kind in
      guard case .redirect = kind else { return kind }
      return screen == root ? nil : .redirect(root)
    }
  }
}
