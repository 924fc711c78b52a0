/// What a guard answers when an interceptor consults it.
public enum GuardAnswer: UInt8, Sendable, BitwiseCopyable {
  /// The screen has no guard, so nothing speaks against leaving it.
  case unguarded
  /// Back may leave the screen.
  case allow
  /// Back may not leave the screen, now or at all.
  case refuse

  /// Whether back may leave the screen.
  public var allows: Bool { self != .refuse }
}
