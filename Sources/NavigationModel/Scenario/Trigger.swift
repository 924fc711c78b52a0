/// An app event that fires once, inside a callback of a screen.
public struct Trigger: Hashable, Sendable {
  /// The callback in which it fires.
  public var callback: LifecycleCallback
  /// The screen whose callback it is.
  public var screen: Screen
  /// What the app does there.
  public var event: NavigationEvent

  /// Makes a trigger.
  public init(on callback: LifecycleCallback, of screen: Screen, event: NavigationEvent) {
    self.callback = callback
    self.screen = screen
    self.event = event
  }
}
