import NavigationModel

/// What one thread has counted beside the states.
public struct ExplorationTally: Hashable, Sendable {
  /// The switches that were read.
  public internal(set) var readSwitches: SwitchSet = []
  /// One bit for each letter that something came of, by its place among all.
  private var effective: UInt32 = 0
  /// One bit for each milestone that was reached.
  private var milestones: UInt32 = 0

  /// Starts with nothing counted.
  public init() {}

  mutating func note(_ letter: Letter) {
    for (place, other) in Letter.allCases.enumerated() where other == letter {
      effective |= 1 << UInt32(place)
    }
  }

  mutating func note(_ milestone: Milestone) { milestones |= 1 << UInt32(milestone.rawValue) }

  /// Adds what another thread has counted.
  public mutating func merge(_ other: ExplorationTally) {
    readSwitches.formUnion(other.readSwitches)
    effective |= other.effective
    milestones |= other.milestones
  }

  /// Whether something came of a letter at least once.
  public func wasEnabled(_ letter: Letter) -> Bool {
    Letter.allCases.firstIndex(of: letter).map { effective >> UInt32($0) & 1 != 0 } ?? false
  }

  /// Whether the milestone was reached.
  public func wasReached(_ milestone: Milestone) -> Bool {
    milestones >> UInt32(milestone.rawValue) & 1 != 0
  }
}
