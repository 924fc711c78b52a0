import NavigationModel

/// A kind of guard that an exploration gives to screens.
public enum GuardKind: String, CaseIterable, Sendable {
  /// No guard.
  case none
  /// Back may leave.
  case allow
  /// Back may not leave.
  case veto
  /// Back may not leave the first time.
  case vetoOnce = "veto-once"
  /// The person is asked.
  case confirm
  /// Refuses and pops to the root.
  case redirect

  /// The guard itself; `root` is the root of the stack.
  public func screenGuard(root: Screen) -> ScreenGuard {
    switch self {
    case .none: .none
    case .allow: .allow
    case .veto: .veto
    case .vetoOnce: .vetoTimes(1)
    case .confirm: .confirm
    case .redirect: .redirect(root)
    }
  }
}
