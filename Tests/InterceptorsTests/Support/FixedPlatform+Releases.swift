import NavigationModel

extension FixedPlatform {
  /// The answers of iOS 9: taps ask, pops by code ask afterwards, overlapping pops corrupt.
  static let ios9 = FixedPlatform("9", os: SystemVersion(9)).with(
    TapAsks.intact, TapAskCount.once, TapAllowedPopsController.nobody,
    CategoryTapAllowedPopsController.nobody, DefaultPopsController.insideCall,
    DefaultInTransition.allows, ProgrammaticPopAsks.afterControllerPop,
    ProgrammaticPopAskTiming.inCall, HiddenBarPopAsks.never, NotAnimatedPopAsks.asks,
    MultiLevelPopAskCount.one, SetStackAsks.never, SwipeAsks.atBegin, SwipeHiddenBarAsks.never,
    SwipeLeftItemAsks.never, SyncPopThenAllow.tolerated, SyncPopThenRefuse.tolerated,
    ProgrammaticAskVetoed.desync, PopOverrideRefusedTap.itemGoes, PopOverrideRefusedSwipe.frozen,
    PopOverrideRefusedMenu.nothingMoves, PopOverrideRefusedKey.nothingMoves,
    VetoDimsIndicator.dims, IndicatorRestoredBy.anyRemedy, CategoryOverrideReached.reached,
    OverlapItemPop.nests, OverlapControllerPop.swallowed, OverlapPush.nests, OverlapTap.live,
    OverlapTapState.asTheyStand, OverlapSwipe.begins, PresentationDropsChanges.drops,
    MenuRoute.none, BackActionAvailable.no, BackActionAsks.never, ContentSwipeAvailable.no,
    EscapeKeyRoute.popViewController, TabReselectRoute.popToRootViewController,
    SwipeLimits.shouldReceiveTouch, SwipeCancelledCallbacks.none, SwipeRootFreezes.freezes,
    DidPopProgrammatic.sent, DidPopMultiLevel.once, DidPopHiddenBar.notSent,
    CoordinatorAvailableFrom.inCall, MultiLevelPopTransientOrder.oldTopFirst,
    CallbacksOrder.didPopFirst, WillShowTiming.inCall, DidAppearTransition.running,
    InvisibleCallbacks.notSent, LogNestedWording.inCorrupted, AnimationLength.ms350)

  /// iOS 11: the bar is rebuilt, the indicator stays bright, the messages gain an "a" (V-11).
  static let ios11 = ios9.renamed("11", os: SystemVersion(11)).with(
    VetoDimsIndicator.staysBright, IndicatorRestoredBy.notBySubviewWalk,
    LogNestedWording.inACorrupted)

  /// iOS 12 with one of the answers to C9: what overlaps waits for the running transition.
  static let ios12 = ios11.renamed("12", os: SystemVersion(12)).with(
    OverlapItemPop.deferred, OverlapControllerPop.deferred, OverlapPush.deferred)

  /// iOS 13.0: UIKit pops after a yes, and pops by code ask nobody (V13-01, V13-02).
  static let ios13 = ios12.renamed("13", os: SystemVersion(13)).with(
    TapAllowedPopsController.uikit, CategoryTapAllowedPopsController.uikit,
    DefaultPopsController.afterAnswer, ProgrammaticPopAsks.never, NotAnimatedPopAsks.never,
    SwipeAsks.never, SyncPopThenAllow.exception, PopOverrideRefusedTap.nothingMoves,
    PopOverrideRefusedSwipe.nothingMoves, OverlapTap.ignored, OverlapTapState.itemsBehind,
    WillShowTiming.layout)

  /// iOS 13.4: the swipe's limits move to a private hook (SW-11).
  static let ios13Point4 = ios13.renamed("13.4", os: SystemVersion(13, 4)).with(
    SwipeLimits.shouldReceiveEvent)

  /// iOS 26 with SDK 26: taps are live in a transition and pops overlap (L-1).
  static let ios26 = ios13Point4.renamed("26", os: SystemVersion(26)).with(
    MenuRoute.popToViewController, BackActionAvailable.yes, ContentSwipeAvailable.yes,
    SwipeCancelledCallbacks.willShowAndDidShow, OverlapItemPop.overlaps,
    OverlapControllerPop.overlaps, OverlapTap.live, OverlapTapState.asTheyStand)

  /// An app linked with SDK 12 on iOS 13, if all of V13-01 to V13-03 follow the SDK (C13).
  static let ios13LinkedWith12 = ios12.renamed(
    "13+sdk12", os: SystemVersion(13), sdk: SystemVersion(12))

  /// One platform of each kind.
  static let every = [ios9, ios11, ios12, ios13, ios13Point4, ios26]

  /// Those on which code has to pop after a yes.
  static let before13 = [ios9, ios11, ios12]

  /// Those on which UIKit pops after a yes.
  static let from13 = [ios13, ios13Point4, ios26]
}
