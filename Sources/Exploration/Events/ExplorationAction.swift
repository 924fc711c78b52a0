import NavigationModel

/// One step of an exploration in 16 bits: what happens, to which screen, and which answers were
/// taken for the open switches that the step was the first to read.
///
/// Screens are named by their place on the stack, so that a step means the same in states that
/// differ only in the names of screens.
struct ExplorationAction: Hashable, BitwiseCopyable {
  enum Kind: UInt8 {
    case block, layoutPass, timer, barAnimationEnd, transitionEnd, presentationEnd
    case tick
    /// The run ends here, or its liveness probe does.
    case end
    // What a person or the app does, in the order in which it is tried.
    case tap, edgeSwipe, contentSwipe, finishSwipe, cancelSwipe, menu, escape, key, tab
    case answerYes, answerNo, pop, popAtOnce, popTo, popToRoot, tapPush, push, pushAtOnce
    case replaceTop, takeOutBelow, bar, presentation, visibility, busy
  }

  /// The most ways in which a step can resolve open switches.
  static let branchLimit = 128

  let kind: Kind
  /// The place on the stack.
  let parameter: UInt8
  var branch: UInt8

  init(_ kind: Kind, _ parameter: Int = 0, branch: Int = 0) {
    self.kind = kind
    self.parameter = UInt8(truncatingIfNeeded: parameter)
    self.branch = UInt8(truncatingIfNeeded: branch)
  }

  init(work: WaitingWork) {
    kind = Kind(rawValue: work.rawValue) ?? .end
    parameter = 0
    branch = 0
  }

  init?(code: UInt16) {
    guard let kind = Kind(rawValue: UInt8(code & 31)) else { return nil }
    self.kind = kind
    parameter = UInt8(code >> 5 & 15)
    branch = UInt8(code >> 9)
  }

  var code: UInt16 { UInt16(kind.rawValue) | UInt16(parameter) << 5 | UInt16(branch) << 9 }

  /// Whether a person or the app does it, so that it counts for the length of a path.
  var isCounted: Bool { kind.rawValue > Kind.end.rawValue }

  /// The work that the step lets happen, nil for other steps.
  var work: WaitingWork? { WaitingWork(rawValue: kind.rawValue) }
}
