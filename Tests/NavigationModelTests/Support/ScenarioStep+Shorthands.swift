import NavigationModel

extension ScenarioStep {
  static let tap = ScenarioStep.event(.tapBack, at: nil)
  static let pop = ScenarioStep.app(.pop())

  static func tap(at time: UInt32) -> ScenarioStep { .event(.tapBack, at: time) }

  /// The app changes the stack.
  static func app(_ change: StackChange, at time: UInt32? = nil, isMarked: Bool = false)
    -> ScenarioStep
  { .event(.change(change, isMarked: isMarked), at: time) }

  /// Something else happens at the present instant or at `time`.
  static func event(_ event: NavigationEvent) -> ScenarioStep { .event(event, at: nil) }
}

extension [ScenarioStep] {
  /// A swipe that is let go after 100 ms and goes through.
  static func swipe(_ swipe: Swipe = .edge) -> [ScenarioStep] {
    [.event(.beginSwipe(swipe)), .wait(100), .event(.finishSwipe)]
  }

  /// A swipe that is taken back after 100 ms.
  static func cancelledSwipe(_ swipe: Swipe = .edge) -> [ScenarioStep] {
    [.event(.beginSwipe(swipe)), .wait(100), .event(.cancelSwipe)]
  }
}
