import NavigationModel

/// Something that a run should come to sometimes, or what it proves is empty.
public enum Milestone: UInt8, CaseIterable, Sendable {
  /// A transition ran while a person or the app did something.
  case eventInTransition
  /// A person's tap was put to the bar's delegate.
  case tapAsked
  /// A pop by code was put to the bar's delegate.
  case popByCodeAsked
  /// A guard refused.
  case guardRefused
  /// A confirmation was answered with yes.
  case confirmed
  /// A swipe went through.
  case swipeFinished
  /// A swipe was taken back.
  case swipeCancelled
  /// A block ran after something else had happened.
  case blockRan
  /// A timer fired.
  case timerFired
  /// A change was put off to the end of a transition.
  case changeDeferred
  /// A change was lost in a transition.
  case changeSwallowed
  /// A transition was interrupted.
  case transitionInterrupted
  /// A change was dropped during a presentation.
  case changeDropped
  /// A change began inside another.
  case changeNested

  /// The milestone in words.
  public var words: String {
    switch self {
    case .eventInTransition: "something happened during a transition"
    case .tapAsked: "a tap was put to the delegate"
    case .popByCodeAsked: "a pop by code was put to the delegate"
    case .guardRefused: "a guard refused"
    case .confirmed: "a confirmation was answered with yes"
    case .swipeFinished: "a swipe went through"
    case .swipeCancelled: "a swipe was taken back"
    case .blockRan: "a block ran"
    case .timerFired: "a timer fired"
    case .changeDeferred: "a change was put off"
    case .changeSwallowed: "a change was swallowed"
    case .transitionInterrupted: "a transition was interrupted"
    case .changeDropped: "a change was dropped"
    case .changeNested: "a change was nested"
    }
  }

  /// The milestone that an event of the trace reaches, if any.
  @inline(__always)
  static func reached(by kind: TraceKind) -> Milestone? {
    switch kind {
    case .asked(_, .tap): .tapAsked
    case .asked(_, .programmaticPop): .popByCodeAsked
    case .consulted(_, .refuse, _): .guardRefused
    case .confirmationAnswered(_, true): .confirmed
    case .swipeReleased(_, let cancelled): cancelled ? .swipeCancelled : .swipeFinished
    case .ran(_, .nextTurn): .blockRan
    case .ran(_, .timer): .timerFired
    case .deferred: .changeDeferred
    case .swallowed: .changeSwallowed
    case .interrupted: .transitionInterrupted
    case .dropped: .changeDropped
    case .nested: .changeNested
    default: nil
    }
  }
}
