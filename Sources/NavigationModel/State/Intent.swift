/// One thing that a person or the app wanted.
public struct Intent: Hashable, Sendable, BitwiseCopyable {
  /// The intent's number, from 1 in the order of opening; 0 stands for none.
  public let id: UInt8
  /// The person, or the app for its own calls and for those of guards.
  public let origin: Actor
  /// The way on which the intent reaches the controller.
  public let route: Route
  /// The screens that should go.
  public let goal: ScreenSet
  /// The intent during which this one was opened, or 0.
  public let parent: UInt8
  /// Whether the app told the interceptor that the pop is its own.
  public let isMarked: Bool
  /// Whether nothing was going on when the intent was opened.
  public let atRest: Bool

  /// Describes an intent.
  package init(
    id: UInt8, origin: Actor, route: Route, goal: ScreenSet, parent: UInt8, isMarked: Bool,
    atRest: Bool
  ) {
    self.id = id
    self.origin = origin
    self.route = route
    self.goal = goal
    self.parent = parent
    self.isMarked = isMarked
    self.atRest = atRest
  }
}
