/// The transition of the controller from one top screen to another.
public struct ControllerTransition: Hashable, Sendable, BitwiseCopyable {
  /// The method that began the transition, `.none` while there is none.
  public var method: StackChange.Method = .none
  /// The screen that was on top.
  public var leaving = Screen.none
  /// The screen that will be on top.
  public var destination = Screen.none
  /// When it ends, in milliseconds; `UInt32.max` while a gesture drives it.
  public var endsAt: UInt32 = 0
  /// The intent that began it.
  public var intent: UInt8 = 0
  /// Whether a gesture began it.
  public var isInteractive = false
  /// Whether code rather than UIKit called for the change.
  public var isByCode = false
  /// Whether it is on its way back.
  public var isCancelled = false
  /// Whether `willShow` and the will-callbacks are still to be sent in the next layout pass.
  public var awaitsLayout = false
  /// Whether its did-callbacks are being sent.
  public var isFinishing = false
  /// The stack before the change, which a cancellation restores.
  public var stackBefore = ScreenList()
  /// The items before the change, which a cancellation restores.
  public var itemsBefore = ScreenList()

  /// Whether a transition runs.
  public var isRunning: Bool { method != .none }
}
