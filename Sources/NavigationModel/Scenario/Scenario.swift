/// What the engine starts from: the screens, the stack and what will happen.
public struct Scenario: Hashable, Sendable {
  /// Every screen that the scenario names, at most `ScreenList.capacity`.
  public var screens: [ScenarioScreen]
  /// The stack at the start, root first; not empty.
  public var stack: ScreenList
  /// Items of an outer controller at the bottom of the bar, as in a collapsed split view.
  public var outerItems: ScreenList
  /// Whether the bar is hidden at the start.
  public var isBarHidden: Bool
  /// Whether the app has told the interceptor that it marks every pop of its own.
  public var marksPops: Bool
  /// App events inside callbacks, at most 16.
  public var triggers: [Trigger]
  /// What happens, in order.
  public var steps: [ScenarioStep]

  /// Makes a scenario.
  public init(
    screens: [ScenarioScreen], stack: ScreenList, outerItems: ScreenList = ScreenList(),
    isBarHidden: Bool = false, marksPops: Bool = false, triggers: [Trigger] = [],
    steps: [ScenarioStep] = []
  ) {
    self.screens = screens
    self.stack = stack
    self.outerItems = outerItems
    self.isBarHidden = isBarHidden
    self.marksPops = marksPops
    self.triggers = triggers
    self.steps = steps
  }

  /// The name of `screen`, or `-` where there is none.
  public func name(of screen: Screen) -> String {
    screen.exists && Int(screen.index) < screens.count ? screens[Int(screen.index)].name : "-"
  }

  /// The guard of `screen`.
  public func screenGuard(of screen: Screen) -> ScreenGuard {
    screen.exists && Int(screen.index) < screens.count
      ? screens[Int(screen.index)].screenGuard : .none
  }

  /// The screens that have a guard.
  public var guardedScreens: ScreenSet {
    var result: ScreenSet = []
    for (index, screen) in screens.enumerated() where screen.screenGuard != .none {
      result.formUnion(ScreenSet(Screen(index)))
    }
    return result
  }
}
