/// A screen as a scenario declares it.
public struct ScenarioScreen: Hashable, Sendable {
  /// What the screen's navigation item has on the leading side.
  public enum LeftItem: Hashable, Sendable {
    /// Nothing of its own.
    case none
    /// A custom item that replaces the back button.
    case replaces
    /// A custom item beside the back button (`leftItemsSupplementBackButton`).
    case supplements
  }

  /// The screen's name, for example `A`.
  public var name: String
  /// The screen's guard.
  public var screenGuard: ScreenGuard
  /// What the screen's navigation item has on the leading side.
  public var leftItem: LeftItem

  /// Declares a screen.
  public init(_ name: String, guard screenGuard: ScreenGuard = .none, leftItem: LeftItem = .none) {
    self.name = name
    self.screenGuard = screenGuard
    self.leftItem = leftItem
  }
}
