/// What an interceptor does to bring a dimmed back indicator back.
public enum IndicatorRemedy: UInt8, Sendable, BitwiseCopyable {
  /// Sets the alpha of bar subviews between 0 and 1 to 1 (`001_…`).
  case subviewWalk
  /// Sets the alpha of every bar subview below 1 to 1, fully transparent ones too (`003_…`).
  case unboundedSubviewWalk
  /// Hides and shows the bar (`000_…`).
  case barToggle
  /// Hides and shows the back button (VT-05).
  case backButtonToggle
}
