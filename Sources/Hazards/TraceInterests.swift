import NavigationModel

/// The kinds of trace events that a rule wants to see.
public struct TraceInterests: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The bar's delegate is asked.
  public static let asks = TraceInterests(rawValue: 1 << 0)
  /// A guard is consulted.
  public static let consults = TraceInterests(rawValue: 1 << 1)
  /// The stack has changed; a restored stack is not among them.
  public static let stackChanges = TraceInterests(rawValue: 1 << 2)
  /// A swipe is let go.
  public static let swipeReleases = TraceInterests(rawValue: 1 << 3)
  /// A change begins inside another.
  public static let nestings = TraceInterests(rawValue: 1 << 4)
  /// Nothing waits and nothing moves any more.
  public static let settlings = TraceInterests(rawValue: 1 << 5)
  /// An exception is raised.
  public static let exceptions = TraceInterests(rawValue: 1 << 6)
  /// The controller freezes.
  public static let freezes = TraceInterests(rawValue: 1 << 7)
  /// The interceptor goes on and on.
  public static let runaways = TraceInterests(rawValue: 1 << 8)
  /// A screen is torn down.
  public static let tearDowns = TraceInterests(rawValue: 1 << 9)
  /// Subviews that are transparent on purpose become visible.
  public static let transparentSubviews = TraceInterests(rawValue: 1 << 10)
}
