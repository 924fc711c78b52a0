import NavigationModel

/// A platform whose answers are written down in Swift, all of them known.
struct TestPlatform: PlatformBehaviour, CustomStringConvertible {
  let id: String
  let osVersion: SystemVersion
  let linkedSDK: SystemVersion
  private var values: [Int: UInt8] = [:]

  init(_ id: String, major: Int) {
    self.id = id
    osVersion = SystemVersion(major)
    linkedSDK = SystemVersion(major)
  }

  var description: String { id }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    PlatformAnswer(
      candidates: [values[behaviourSwitch.index] ?? 0], certainty: .known, evidence: [])
  }

  /// The platform with another answer to one switch.
  func with<Answer: BehaviourAnswer>(_ answer: Answer) -> TestPlatform {
    var copy = self
    copy.values[Answer.switchIndex] = answer.rawValue
    return copy
  }

  /// Like iOS 11 and 12: BT-10, BT-06, PP-01, SW-02, MS-01, MS-05, SW-12.
  static let like12 = TestPlatform("12-like", major: 12)
    .with(TapAsks.intact).with(TapAllowedPopsController.nobody)
    .with(CategoryTapAllowedPopsController.nobody).with(DefaultPopsController.insideCall)
    .with(ProgrammaticPopAsks.afterControllerPop).with(ProgrammaticPopAskTiming.inCall)
    .with(SwipeAsks.atBegin).with(SyncPopThenAllow.tolerated).with(SyncPopThenRefuse.tolerated)
    .with(ProgrammaticAskVetoed.desync).with(VetoDimsIndicator.staysBright)
    .with(OverlapItemPop.nests).with(OverlapControllerPop.nests).with(OverlapPush.nests)
    .with(OverlapTap.live).with(OverlapTapState.asTheyStand).with(OverlapSwipe.begins)
    .with(MenuRoute.none).with(ContentSwipeAvailable.no).with(TabReselectRoute.nothing)
    .with(SwipeRootFreezes.freezes).with(LogNestedWording.inACorrupted)

  /// Like iOS 7.1 to 10, where a refusal dims the indicator: VT-02.
  static let like10 = like12.renamed("10-like", major: 10)
    .with(VetoDimsIndicator.dims).with(IndicatorRestoredBy.anyRemedy)

  /// Like iOS 14 to 18: B-3, TAP-2, B-4, IG-2, MS-07, TR-1, TR-2, LP-3, TAP-8.
  static let like13 = TestPlatform("13-like", major: 13)
    .with(TapAsks.intact).with(TapAllowedPopsController.uikit)
    .with(CategoryTapAllowedPopsController.uikit).with(DefaultPopsController.afterAnswer)
    .with(ProgrammaticPopAsks.never).with(SwipeAsks.never).with(SyncPopThenAllow.exception)
    .with(VetoDimsIndicator.staysBright).with(OverlapItemPop.deferred)
    .with(OverlapControllerPop.deferred).with(OverlapPush.deferred).with(OverlapTap.ignored)
    .with(OverlapSwipe.refused).with(MenuRoute.popToViewController)
    .with(TabReselectRoute.popToRootViewController).with(SwipeLimits.shouldReceiveEvent)

  /// Like iOS 26 with its own SDK: L-1, TR-9, BA-1, L-8, IG-5.
  static let like26 = like13.renamed("26-like", major: 26)
    .with(OverlapItemPop.overlaps).with(OverlapControllerPop.overlaps).with(OverlapPush.overlaps)
    .with(OverlapTap.live).with(OverlapSwipe.begins).with(BackActionAvailable.yes)
    .with(ContentSwipeAvailable.yes).with(SwipeCancelledCallbacks.willShowAndDidShow)

  static let all = [like10, like12, like13, like26]

  private func renamed(_ id: String, major: Int) -> TestPlatform {
    var copy = TestPlatform(id, major: major)
    copy.values = values
    return copy
  }
}
