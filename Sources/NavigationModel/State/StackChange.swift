/// A change of the stack that somebody asks the navigation controller for.
public struct StackChange: QueueElement {
  /// The method that is called.
  public enum Method: UInt8, Sendable, BitwiseCopyable {
    /// No change.
    case none
    /// `popViewController(animated:)`.
    case pop
    /// `popToViewController(_:animated:)`.
    case popTo
    /// `popToRootViewController(animated:)`.
    case popToRoot
    /// `pushViewController(_:animated:)`.
    case push
    /// `setViewControllers(_:animated:)`.
    case setStack
  }

  /// The method that is called.
  public let method: Method
  /// The target of `popTo`, or the new screen of `push`.
  public let screen: Screen
  /// The new stack of `setStack`.
  public let stack: ScreenList
  /// Whether the change is to be animated.
  public let animated: Bool

  private init(_ method: Method, screen: Screen, stack: ScreenList, animated: Bool) {
    self.method = method
    self.screen = screen
    self.stack = stack
    self.animated = animated
  }

  /// No change.
  public static let blank = StackChange(
    .none, screen: .none, stack: ScreenList(), animated: false)

  /// Pops the top screen.
  public static func pop(animated: Bool = true) -> StackChange {
    StackChange(.pop, screen: .none, stack: ScreenList(), animated: animated)
  }

  /// Pops every screen above `screen`.
  public static func popTo(_ screen: Screen, animated: Bool = true) -> StackChange {
    StackChange(.popTo, screen: screen, stack: ScreenList(), animated: animated)
  }

  /// Pops every screen above the root.
  public static func popToRoot(animated: Bool = true) -> StackChange {
    StackChange(.popToRoot, screen: .none, stack: ScreenList(), animated: animated)
  }

  /// Pushes `screen`.
  public static func push(_ screen: Screen, animated: Bool = true) -> StackChange {
    StackChange(.push, screen: screen, stack: ScreenList(), animated: animated)
  }

  /// Replaces the whole stack.
  public static func setStack(_ stack: ScreenList, animated: Bool = true) -> StackChange {
    StackChange(.setStack, screen: .none, stack: stack, animated: animated)
  }

  /// Whether the method only takes screens away.
  public var isPop: Bool { method == .pop || method == .popTo || method == .popToRoot }

  /// What the change makes of `stack`, leaving it as it is where the change is impossible.
  public func applied(to stack: ScreenList) -> ScreenList {
    switch method {
    case .none:
      return stack
    case .pop:
      return stack.count > 1 ? stack.dropLast() : stack
    case .popTo:
      return stack.position(of: screen).map { stack.prefix($0 + 1) } ?? stack
    case .popToRoot:
      return stack.prefix(1)
    case .push:
      var longer = stack
      longer.append(screen)
      return longer
    case .setStack:
      return self.stack
    }
  }

  /// The screens that the change takes away from `stack`.
  public func removed(from stack: ScreenList) -> ScreenSet {
    stack.set.subtracting(applied(to: stack).set)
  }
}
