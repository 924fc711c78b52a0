/// A set of behaviour switches, one bit each.
public struct SwitchSet: OptionSet, Hashable, Sendable {
  /// One bit for each switch, by its index.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes the set that holds the switch at `index` alone.
  public init(index: Int) { rawValue = 1 << UInt64(index) }

  /// The switches of the set in the order of their index.
  public var switches: [BehaviourSwitch] {
    BehaviourSwitch.all.filter { contains(SwitchSet(index: $0.index)) }
  }
}
