/// A piece of work that waits: on the main queue, for a timer or for the end of a transition.
///
/// Blocks are values so that state stays hashable; outside code passes an opaque token instead of
/// a closure.
public struct Block: QueueElement {
  /// What happens when the block runs.
  public enum Work: Hashable, Sendable, BitwiseCopyable {
    /// Nothing.
    case nothing
    /// The interceptor's `blockRan` is called with this tag and screen.
    case custom(tag: UInt8, screen: Screen)
    /// The change is made through the overridable method.
    case change(StackChange)
    /// The change is made through UIKit's own implementation.
    case superChange(StackChange)
    /// Code outside the model runs; the token is its own.
    case outside(token: UInt32)
  }

  /// What happens when the block runs.
  public let work: Work
  /// The intent that was current when the block was created.
  public let intent: UInt8
  /// Who runs when the block runs.
  public let actor: Actor
  /// Whether the app had marked the call during which the block was created as its own.
  public let isMarked: Bool
  /// When a timer is due, in milliseconds on the virtual clock; 0 for other blocks.
  public let deadline: UInt32

  /// Nothing waits.
  public static let blank = Block(
    work: .nothing, intent: 0, actor: .uikit, isMarked: false, deadline: 0)
}
