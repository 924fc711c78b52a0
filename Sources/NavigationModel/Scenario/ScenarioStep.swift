/// One step of a scenario's script.
public enum ScenarioStep: Hashable, Sendable {
  /// Something happens, at a time in milliseconds since the start or the last settle, or at once.
  case event(NavigationEvent, at: UInt32?)
  /// Exactly this piece of work comes next, time passing until it is due.
  ///
  /// From here to the next wait, settle or event with a time, nothing happens by itself.
  case next(WaitingWork)
  /// Some milliseconds pass.
  case wait(UInt32)
  /// Time passes until nothing waits and nothing moves.
  case settle
}
