/// One piece of what goes on by itself: what waits on the main thread, or what time brings.
public enum WaitingWork: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The block that waits longest on the main queue.
  case block
  /// The layout pass.
  case layoutPass
  /// The timer with the earliest deadline.
  case timer
  /// The end of the bar's animation.
  case barAnimationEnd
  /// The end of the controller's transition.
  case transitionEnd
  /// The end of a presentation or dismissal.
  case presentationEnd
}
