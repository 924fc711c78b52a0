extension NavigationContext {
  /// Calls `popViewController(animated:)`, through the override.
  public mutating func popViewController(animated: Bool) {
    call(.pop(animated: animated))
  }

  /// Calls `popToViewController(_:animated:)`, through the override.
  public mutating func popToViewController(_ screen: Screen, animated: Bool) {
    call(.popTo(screen, animated: animated))
  }

  /// Calls `popToRootViewController(animated:)`, through the override.
  public mutating func popToRootViewController(animated: Bool) {
    call(.popToRoot(animated: animated))
  }

  /// Calls `pushViewController(_:animated:)`, through the override.
  public mutating func pushViewController(_ screen: Screen, animated: Bool) {
    call(.push(screen, animated: animated))
  }

  /// Calls `setViewControllers(_:animated:)`, through the override.
  public mutating func setViewControllers(_ stack: ScreenList, animated: Bool) {
    call(.setStack(stack, animated: animated))
  }

  /// Calls UIKit's own implementation of a stack method, past the override.
  public mutating func callSuper(_ change: StackChange) {
    guard !isHalted else { return }
    superCalls += 1
    let previous = actor
    actor = overrideCaller ?? actor
    request(change)
    actor = previous
  }

  /// Calls a stack method through its override; true if UIKit's own implementation was reached.
  @discardableResult
  mutating func call(_ change: StackChange) -> Bool {
    guard !isHalted else { return false }
    emit(.called(change))
    let callsBefore = superCalls
    let (previousCaller, previousGoing) = (overrideCaller, aboutToGo)
    let previousAsk = ask
    overrideCaller = actor
    aboutToGo = change.isPop ? change.removed(from: state.stack) : []
    ask = nil
    callHook(else: ()) { interceptor, context in
      switch change.method {
      case .none: break
      case .pop: interceptor.popViewController(animated: change.animated, in: &context)
      case .popTo:
        interceptor.popToViewController(change.screen, animated: change.animated, in: &context)
      case .popToRoot:
        interceptor.popToRootViewController(animated: change.animated, in: &context)
      case .push:
        interceptor.pushViewController(change.screen, animated: change.animated, in: &context)
      case .setStack:
        interceptor.setViewControllers(change.stack, animated: change.animated, in: &context)
      }
    }
    overrideCaller = previousCaller
    aboutToGo = previousGoing
    ask = previousAsk
    let reached = superCalls != callsBefore
    if !reached, !isHalted { emit(.overrideRefused(change)) }
    return reached
  }
}
