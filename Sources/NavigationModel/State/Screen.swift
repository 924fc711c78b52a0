/// A view controller together with its navigation item, named by its place in a scenario.
public struct Screen: Hashable, Sendable, BitwiseCopyable {
  /// The place in `Scenario.screens`, below `ScreenList.capacity`.
  public let index: UInt8

  /// Names the screen at `index` of a scenario.
  public init(_ index: Int) {
    self.index = UInt8(truncatingIfNeeded: index)
  }

  /// Stands for the absence of a screen in packed state.
  public static let none = Screen(255)

  /// Whether this value names a screen at all.
  public var exists: Bool { index != 255 }
}
