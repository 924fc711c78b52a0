/// One thing that happened, with what the stack and the bar looked like afterwards.
public struct TraceEvent: Sendable, BitwiseCopyable {
  /// The time in milliseconds on the virtual clock.
  public let time: UInt32
  /// The intent that was current, or 0.
  public let intent: UInt8
  /// Who did it.
  public let actor: Actor
  /// What happened.
  public let kind: TraceKind
  /// The stack afterwards.
  public let stack: ScreenList
  /// The items afterwards, outer ones included.
  public let items: ScreenList
}
