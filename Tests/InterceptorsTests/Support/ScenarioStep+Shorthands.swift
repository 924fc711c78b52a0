import NavigationModel

extension ScenarioStep {
  static let tap = ScenarioStep.event(.tapBack, at: nil)
  static let popByCode = ScenarioStep.change(.pop())

  static func tap(at time: UInt32) -> ScenarioStep { .event(.tapBack, at: time) }

  static func change(_ change: StackChange) -> ScenarioStep {
    .event(.change(change, isMarked: false), at: nil)
  }
}

extension [ScenarioStep] {
  /// A swipe that goes through.
  static func swipe(_ swipe: Swipe = .edge) -> [ScenarioStep] {
    [.event(.beginSwipe(swipe), at: nil), .wait(100), .event(.finishSwipe, at: nil)]
  }

  /// A swipe that is taken back.
  static func cancelledSwipe(_ swipe: Swipe = .edge) -> [ScenarioStep] {
    [.event(.beginSwipe(swipe), at: nil), .wait(100), .event(.cancelSwipe, at: nil)]
  }
}
