import NavigationModel

/// What one intent wanted and what has come of it so far.
public struct IntentRecord: Sendable, BitwiseCopyable {
  /// How far a swipe has come.
  public enum Gesture: UInt8, Sendable, BitwiseCopyable {
    /// No swipe has begun under the intent.
    case none
    /// The finger is on the screen.
    case begun
    /// The swipe was let go and goes through.
    case finished
    /// The swipe was taken back.
    case cancelled
    /// The swipe was taken back and the stack is as before.
    case restored
  }

  /// What was wanted.
  public let intent: Intent
  /// The place of the event that opened the intent.
  public let openedPlace: Int
  /// When the intent was opened, in milliseconds.
  public internal(set) var openedTime: UInt32
  /// What has happened to it.
  public internal(set) var course: IntentCourse = []
  /// Why it was ignored, the last reason counting.
  public internal(set) var ignoreReason: IgnoreReason?

  /// How many asks were sent.
  public internal(set) var askCount = 0
  /// The last occasion to consult a guard.
  public internal(set) var question = Question.unprompted
  /// The place of that occasion.
  public internal(set) var questionPlace: Int
  /// The screens whose guards were consulted.
  public internal(set) var consulted: ScreenSet = []
  /// The screens whose guards answered no when last consulted.
  public internal(set) var refused: ScreenSet = []
  var consultPlaces = SIMD16<UInt32>()
  var consultQuestions = SIMD16<UInt8>()

  /// The screens removed and not brought back.
  public internal(set) var removed: ScreenSet = []
  /// How many screens were removed, less those brought back.
  public internal(set) var removedCount = 0
  /// Whether a screen was removed at all, brought back or not.
  public internal(set) var hasRemoved = false
  /// How often the interceptor took screens from the stack.
  public internal(set) var interceptorPops = 0
  /// The last removal.
  public internal(set) var lastRemoval: CausingEvent?
  /// The removal before the last one.
  public internal(set) var previousRemoval: CausingEvent?
  /// The place of the last change of stack or items, of a loss or of a kept item.
  public internal(set) var lastChangePlace: Int
  /// The place of the first such event.
  public internal(set) var firstChangePlace: Int?
  /// By how many screens the stack has grown.
  public internal(set) var stackBalance = 0
  /// By how many items the bar has grown.
  public internal(set) var itemBalance = 0
  /// The place where an override last returned without calling UIKit's own implementation.
  public internal(set) var overrideRefusedPlace: Int?

  /// Who called for the change that UIKit has put off last.
  public internal(set) var deferredDoer: Cause.Doer?
  /// How much work waits: blocks, timers, completions and deferred changes.
  public internal(set) var outstanding = 0
  /// Whether another intent changed the stack, or covered it with a presentation, while work was
  /// waiting or at the same instant.
  public internal(set) var isDisturbed = false
  /// The last change of the stack by another intent since the opening.
  public internal(set) var foreignChange: CausingEvent?
  /// The screens that other intents have removed since the opening.
  public internal(set) var removedByOthers: ScreenSet = []
  /// The screens that other intents have added since the opening.
  public internal(set) var addedByOthers: ScreenSet = []

  /// How far the swipe has come.
  public internal(set) var gesture = Gesture.none
  /// The place where the swipe began or was let go.
  public internal(set) var gesturePlace: Int
  /// The screens torn down for good.
  public internal(set) var tornDown: ScreenSet = []
  /// The place of the last tear-down.
  public internal(set) var tearDownPlace: Int?

  init(_ intent: Intent, place: Int, time: UInt32) {
    self.intent = intent
    openedPlace = place
    openedTime = time
    questionPlace = place
    lastChangePlace = place
    gesturePlace = place
  }

  /// Whether a swipe is still to be let go, or to be taken back entirely.
  public var isGestureUndecided: Bool { gesture == .begun || gesture == .cancelled }

  /// The screens that the intent may remove.
  ///
  /// The goal; routes with a target rather than a number of levels take screens that have come
  /// above the target since with them.
  public var allowance: ScreenSet {
    switch intent.route {
    case .menu, .tabReselect, .popTo, .popToRoot, .setStack, .redirect:
      intent.goal.union(addedByOthers)
    default:
      intent.goal
    }
  }

  /// The place where the guard of `screen` was last consulted, or nil.
  public func consultPlace(of screen: Screen) -> Int? {
    guard consulted.contains(screen) else { return nil }
    return Int(consultPlaces[Int(screen.index & 15)])
  }

  /// Where the intent was opened, as a cause.
  public var opening: CausingEvent {
    CausingEvent(
      place: openedPlace, cause: Cause(route: intent.route, doer: Cause.Doer(intent.origin)))
  }
}
