import NavigationModel

/// How a run, or the liveness probe after it, has ended.
public struct RunEnd: Sendable {
  /// Whether it settled.
  public let end: NavigationEngine.End
  /// The state at its end.
  public let state: NavigationState
  /// The stack before the liveness probe, or nil at the end of the run itself.
  public let stackBeforeProbe: ScreenList?

  /// Describes an end.
  public init(
    _ end: NavigationEngine.End, state: NavigationState, stackBeforeProbe: ScreenList? = nil
  ) {
    self.end = end
    self.state = state
    self.stackBeforeProbe = stackBeforeProbe
  }
}
