/// A set of screens in 16 bits.
public struct ScreenSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// One bit for each screen of the scenario.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Makes the set that holds `screen` alone, empty if the screen does not exist.
  public init(_ screen: Screen) {
    rawValue = screen.exists ? 1 << UInt16(screen.index & 15) : 0
  }

  /// How many screens the set holds.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether the set holds `screen`.
  public func contains(_ screen: Screen) -> Bool {
    screen.exists && rawValue & (1 << UInt16(screen.index & 15)) != 0
  }

  /// The screens of the set in ascending order of their index.
  public var screens: [Screen] {
    (0..<ScreenList.capacity).filter { rawValue & (1 << UInt16($0)) != 0 }.map(Screen.init)
  }
}
