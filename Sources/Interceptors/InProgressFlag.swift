import NavigationModel

/// Lets pops by code through by a flag that `willShow` sets.
///
/// The idiom of react-native-navigation after #6998 (PP-03): the flag says that the screen shown
/// last has left the stack. The top screen is asked before anything else is looked at. From iOS 13
/// on its answer is all (BT-13); before, a yes pops inside the ask (C1). Attached as a subclass that
/// restores nothing after a refusal.
public struct InProgressFlag: BackInterceptor {
  struct State: InterceptorState {
    var isPopping = false
    var isShown = false
    var shownIndex: UInt8 = 0

    /// The screen that was shown last.
    var shown: Screen {
      get { isShown ? Screen(Int(shownIndex)) : .none }
      set {
        isShown = newValue.exists
        shownIndex = newValue.exists ? newValue.index : 0
      }
    }
  }

  /// Makes the interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "in-progress-flag" }

  /// What it is.
  public var title: String { "Flag from willShow; pops inside the ask before iOS 13" }

  /// The rows that describe it.
  public var sources: [String] { ["PP-03", "BT-13", "C1", "C4", "SW-20"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Remembers the screen that is on top before the scenario begins.
  public func viewDidLoad(in navigation: inout NavigationContext) {
    navigation[State.self].shown = navigation.topViewController
  }

  /// The flag lives on both callbacks of the delegate.
  public var observedCallbacks: ObservedCallbacks { [.willShow, .didShow] }

  /// Sets the flag if the screen shown last is no longer on the stack.
  public func willShow(_ screen: Screen, in navigation: inout NavigationContext) {
    if hasShownScreenLeft(&navigation) { navigation[State.self].isPopping = true }
  }

  /// Clears the flag if a screen has left, and remembers the one that is shown.
  public func didShow(_ screen: Screen, in navigation: inout NavigationContext) {
    if hasShownScreenLeft(&navigation) { navigation[State.self].isPopping = false }
    navigation[State.self].shown = screen
  }

  /// Asks the top screen, whatever caused the ask, then looks at version and flag.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    let allowed = navigation.consult(navigation.topViewController).allows
    guard navigation.osVersion < SystemVersion(13) else { return allowed }
    if navigation[State.self].isPopping { return true }
    guard allowed else { return false }
    navigation.popViewController(animated: true)
    navigation[State.self].isPopping = false
    return true
  }

  /// Renames the screen that was shown last.
  public func rename(_ renaming: inout ScreenRenaming, in storage: inout InterceptorStorage) {
    var state = storage.load(State.self)
    state.shown = renaming(state.shown)
    storage.store(state)
  }

  private func hasShownScreenLeft(_ navigation: inout NavigationContext) -> Bool {
    let shown = navigation[State.self].shown
    return shown.exists && !navigation.viewControllers.contains(shown)
  }
}
