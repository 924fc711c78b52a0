import CompatMatrix

/// One hazard that an exploration has found, with its first counterexample.
public struct ExplorationFinding: Hashable, Sendable {
  /// How the hazard counts.
  public enum Standing: String, CaseIterable, Sendable {
    /// The interceptor's, whatever the open answers.
    case charged
    /// The interceptor's under some of the open answers.
    case conditional
    /// Declared as one that the interceptor cannot avoid.
    case limit
    /// A plain navigation controller shows it too.
    case inherent
    /// No fixture shows it, so that it cannot be judged as the matrix judges.
    case unwritten
  }

  /// An open answer that was taken.
  public struct Answer: Hashable, Sendable {
    /// The switch's identifier.
    public let behaviourSwitch: String
    /// The answer's identifier.
    public let answer: String
  }

  /// The hazard's code, for example `2P`.
  public let hazard: String
  /// The code and its normalised causing events.
  public let signature: String
  /// How the hazard counts.
  public let standing: Standing
  /// How many events of a person or the app the shortest path has.
  public let length: Int
  /// The path itself, as the search numbers its steps.
  public let path: [UInt16]
  /// The open answers under which the fixture shows the hazard.
  public let answers: [Answer]
  /// Whether the hazard is gone as soon as any event is left out.
  public let isMinimal: Bool
  /// The fixture that shows it; nil if no fixture does.
  public let fixture: Fixture?

  /// Whether the hazard is the interceptor's.
  public var isCharged: Bool {
    switch standing {
    case .charged, .conditional, .unwritten: true
    case .limit, .inherent: false
    }
  }
}
