/// The animation of the bar's items, which runs apart from the controller's transition.
public struct BarAnimation: Hashable, Sendable, BitwiseCopyable {
  /// What is being animated.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Nothing.
    case none
    /// An item leaves.
    case pop
    /// An item comes.
    case push
  }

  /// What is being animated.
  public var kind: Kind = .none
  /// When it ends, in milliseconds; `UInt32.max` while a gesture drives it.
  public var endsAt: UInt32 = 0
  /// The intent that began it.
  public var intent: UInt8 = 0
  /// When an animation that this one nests in would have ended, or 0.
  public var outerEndsAt: UInt32 = 0
}
