/// What a screen answers when it is asked whether back may leave it.
public enum ScreenGuard: Hashable, Sendable {
  /// The screen has no guard.
  case none
  /// Back may leave the screen.
  case allow
  /// Back may not leave the screen.
  case veto
  /// Back may not leave the screen the given number of times, from 1 to 15; then it may.
  case vetoTimes(Int)
  /// The person is asked; yes pops by code later.
  case confirm
  /// Back is refused and the guard pops to another screen.
  case redirect(Screen)
}
