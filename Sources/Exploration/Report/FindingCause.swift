import NavigationModel

/// Findings that go back to one cause, as far as their events tell.
///
/// A finding belongs to an earlier one if it has the same events, or if it is of the same kind and
/// repeats the earlier events among others: whoever mends the shorter one should look again.
public struct FindingCause: Hashable, Sendable {
  /// The finding with the shortest path, which stands for the others.
  public let first: ExplorationFinding
  /// The findings that go back to the same cause.
  public private(set) var others: [ExplorationFinding] = []

  /// Groups findings in their order.
  public static func group(_ findings: [ExplorationFinding]) -> [FindingCause] {
    var causes: [FindingCause] = []
    for finding in findings {
      if let place = causes.firstIndex(where: { $0.explains(finding) }) {
        causes[place].others.append(finding)
      } else {
        causes.append(FindingCause(first: finding))
      }
    }
    return causes
  }

  private init(first: ExplorationFinding) {
    self.first = first
  }

  private func explains(_ finding: ExplorationFinding) -> Bool {
    let (mine, theirs) = (Self.events(first), Self.events(finding))
    if mine == theirs { return true }
    guard first.hazard == finding.hazard else { return false }
    var rest = mine[...]
    for event in theirs where event == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// The kinds of the events on a finding's path.
  private static func events(_ finding: ExplorationFinding) -> [UInt8] {
    finding.path.dropFirst().compactMap { code in
      guard let action = ExplorationAction(code: code), action.isCounted else { return nil }
      return action.kind.rawValue
    }
  }
}
