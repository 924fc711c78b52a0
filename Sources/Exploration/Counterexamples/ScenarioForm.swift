import NavigationModel

/// The two ways in which the order of a path is written down.
enum ScenarioForm: CaseIterable {
  /// By times: what happens by itself does so in the order in which it always does.
  case timed
  /// By naming every piece of work.
  case ordered

  /// The steps of a path, those at some places left out.
  func steps(_ steps: [PathReplay.Step], without left: Set<Int> = []) -> [ScenarioStep] {
    switch self {
    case .timed: Self.timed(steps, without: left)
    case .ordered: Self.ordered(steps, without: left)
    }
  }

  private static func timed(
    _ steps: [PathReplay.Step], without left: Set<Int>
  ) -> [ScenarioStep] {
    var result: [ScenarioStep] = []
    var epoch: UInt32 = 0
    var last: UInt32 = 0
    var hasWorked = false
    for (place, step) in steps.enumerated() {
      guard let event = step.event else {
        if step.action.kind != .end { hasWorked = true }
        continue
      }
      guard !left.contains(place) else { continue }
      if result.isEmpty {
        epoch = step.clock
        last = 0
        result.append(.event(event, at: 0))
      } else if step.wasSettled {
        result += [.settle, .event(event, at: nil)]
        epoch = step.clock
        last = 0
      } else {
        // What has happened in between at the same instant needs a time to happen in.
        let time = max(step.clock - min(epoch, step.clock), hasWorked ? last + 1 : last)
        result.append(.event(event, at: time))
        last = time
      }
      hasWorked = false
    }
    return result
  }

  private static func ordered(
    _ steps: [PathReplay.Step], without left: Set<Int>
  ) -> [ScenarioStep] {
    var result: [ScenarioStep] = []
    for (place, step) in steps.enumerated() {
      if let event = step.event {
        guard !left.contains(place) else { continue }
        if step.wasSettled, !result.isEmpty { result.append(.settle) }
        result.append(.event(event, at: nil))
      } else if let work = step.action.work {
        result.append(.next(work))
      }
    }
    return result
  }
}
