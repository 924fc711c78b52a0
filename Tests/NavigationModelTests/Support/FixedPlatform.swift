import NavigationModel
import Testing

/// A platform whose answers are written down in a test; the first answer where none is.
struct FixedPlatform: PlatformBehaviour, CustomTestStringConvertible {
  let id: String
  var osVersion = SystemVersion(12)
  var linkedSDK = SystemVersion(12)
  private var candidates: [Int: [UInt8]] = [:]

  init(_ id: String) { self.id = id }

  var testDescription: String { id }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    let open = candidates[behaviourSwitch.index] ?? [0]
    return PlatformAnswer(
      candidates: open, certainty: open.count == 1 ? .known : .unknown, evidence: [])
  }

  /// The same platform with other answers to some switches.
  func with(_ answers: any BehaviourAnswer...) -> FixedPlatform {
    var copy = self
    for answer in answers { copy.candidates[type(of: answer).switchIndex] = [answer.rawValue] }
    return copy
  }

  /// The same platform with every answer to some switches left open.
  func opening(_ switches: any BehaviourAnswer.Type...) -> FixedPlatform {
    var copy = self
    for type in switches {
      copy.candidates[type.switchIndex] = BehaviourSwitch(type).answers.indices.map(UInt8.init)
    }
    return copy
  }

  /// The code pops after an allowed tap, pops by code and swipes ask, and overlapping nests.
  static let old = FixedPlatform("old").with(
    ProgrammaticPopAsks.afterControllerPop, NotAnimatedPopAsks.asks, SwipeAsks.atBegin,
    VetoDimsIndicator.staysBright, LogNestedWording.inACorrupted)

  /// UIKit pops after an allowed tap, nothing else asks, and overlapping changes wait.
  static let modern = FixedPlatform("modern").with(
    TapAllowedPopsController.uikit, CategoryTapAllowedPopsController.uikit,
    DefaultPopsController.afterAnswer, SyncPopThenAllow.exception, VetoDimsIndicator.staysBright,
    OverlapItemPop.deferred, OverlapControllerPop.deferred, OverlapPush.deferred,
    OverlapTap.ignored, MenuRoute.popToViewController, BackActionAvailable.yes,
    ContentSwipeAvailable.yes, WillShowTiming.layout)

  /// Taps are live in a transition and what overlaps completes it at once.
  static let live = modern.with(
    OverlapItemPop.overlaps, OverlapControllerPop.overlaps, OverlapPush.overlaps, OverlapTap.live)
}
