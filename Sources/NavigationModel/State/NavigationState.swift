/// Everything about the navigation controller, its bar and its surroundings that can change.
///
/// A plain value without heap storage: equal states behave equally from here on.
public struct NavigationState: Hashable, Sendable, BitwiseCopyable {
  /// Why a run cannot go on.
  public enum Halt: UInt8, Sendable, BitwiseCopyable {
    /// It can.
    case none
    /// UIKit raised an exception.
    case exception
    /// The interceptor goes on and on.
    case runaway
  }

  /// Yes-or-no facts.
  public struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit a fact.
    public let rawValue: UInt16
    /// Makes flags from their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The navigation bar is hidden.
    public static let barHidden = Flags(rawValue: 1 << 0)
    /// The back indicator is dimmed (VT-02).
    public static let dimmed = Flags(rawValue: 1 << 1)
    /// Subviews that are transparent on purpose have been made visible (VT-03).
    public static let transparentShown = Flags(rawValue: 1 << 2)
    /// The controller reacts no more.
    public static let frozen = Flags(rawValue: 1 << 3)
    /// The next push will hang (SW-12).
    public static let nextPushFreezes = Flags(rawValue: 1 << 4)
    /// Something is presented over the controller.
    public static let covered = Flags(rawValue: 1 << 5)
    /// The presentation that animates is a dismissal.
    public static let dismissing = Flags(rawValue: 1 << 6)
    /// The controller is in another tab or covered entirely.
    public static let invisible = Flags(rawValue: 1 << 7)
    /// Guards answer true without being asked, for the liveness probe.
    public static let guardsAllow = Flags(rawValue: 1 << 8)
    /// A layout pass is due.
    public static let needsLayout = Flags(rawValue: 1 << 9)
  }

  /// The time in milliseconds on the virtual clock.
  public var clock: UInt32 = 0
  /// `viewControllers`.
  public var stack = ScreenList()
  /// `navigationBar.items`, outer ones included.
  public var items = ScreenList()
  /// How many items at the bottom of the bar belong to an outer controller.
  public var outerItemCount: UInt8 = 0
  /// The bar's animation.
  public var bar = BarAnimation()
  /// The controller's transition.
  public var transition = ControllerTransition()
  /// The old top screen, read first until the next layout pass after a jump (PP-14, LP-6).
  public var transientTop = Screen.none
  /// Changes that wait for the running transition to end (TR-1).
  public var deferred = SmallQueue<Block>()
  /// Blocks on the main queue.
  public var blocks = SmallQueue<Block>()
  /// Timers by creation.
  public var timers = SmallQueue<Block>()
  /// Blocks that wait for the end of the running transition.
  public var completions = SmallQueue<Block>()
  /// How many levels the ask that waits for the layout pass is about, or 0 (C3).
  public var pendingAskLevels: UInt8 = 0
  /// The intent of the ask that waits for the layout pass.
  public var pendingAskIntent: UInt8 = 0
  /// Item pops that wait for the running bar animation to end.
  public var pendingItemPops: UInt8 = 0
  /// The recognizer that is in the state `began`, as `Swipe.rawValue` + 1, or 0.
  public var gesture: UInt8 = 0
  /// Yes-or-no facts.
  public var flags: Flags = []
  /// When the running presentation or dismissal ends, or 0.
  public var presentationEndsAt: UInt32 = 0
  /// The screen whose confirmation is open.
  public var confirmation = Screen.none
  /// The intent that opened the confirmation.
  public var confirmationIntent: UInt8 = 0
  /// How often each guard will still refuse, four bits a screen.
  public var refusalsLeft: UInt64 = 0
  /// Screens with the interceptor's own back button.
  public var ownBackButtons: ScreenSet = []
  /// Triggers that have fired, one bit each.
  public var firedTriggers: UInt16 = 0
  /// Pops until a view that was never installed raises an exception (MS-06), or 0.
  public var missingViewPops: UInt8 = 0
  /// Why the run cannot go on.
  public var halt = Halt.none
  /// The intent that is current.
  public var intent: UInt8 = 0
  /// How many intents have been opened.
  public var intentCount: UInt8 = 0
  /// How many asks have been sent.
  public var askCount: UInt16 = 0
  /// The interceptor's own state.
  public var interceptor = InterceptorStorage()

  /// Makes the state of a controller without screens.
  public init() {}

  /// Whether a transition or a bar animation runs.
  public var isAnimating: Bool { transition.isRunning || bar.kind != .none }

  /// Whether nothing waits and nothing moves; an open confirmation counts as settled.
  public var isSettled: Bool {
    !isAnimating && blocks.isEmpty && timers.isEmpty && deferred.isEmpty && gesture == 0
      && pendingAskLevels == 0 && pendingItemPops == 0 && presentationEndsAt == 0
      && !flags.contains(.needsLayout)
  }

  /// Whether a block or a layout pass waits, so that the present instant is not over.
  public var hasUrgentWork: Bool { !blocks.isEmpty || flags.contains(.needsLayout) }

  /// By how many the items, without outer ones, outnumber the stack.
  public var surplusItems: Int { items.count - Int(outerItemCount) - stack.count }
}
