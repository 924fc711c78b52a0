import NavigationModel
import Testing

@Suite struct NavigationContextSwipesTests {
  /// IG-3 and SW-03.
  @Test func finishedSwipeStepByStep() {
    let trial = Trial(.passive, on: .modern, .swipe())
    #expect(
      trial.log == [
        "0 intent person edgeSwipe C", "0 swipe edge", "0 call uikit pop",
        "0 stack uikit -C + AB/ABC", "0 began C>B interactive", "0 items -1 +0 AB",
        "0 viewWillDisappear C", "0 viewWillAppear B", "0 willShow B", "100 released through",
        "450 barEnded", "450 viewDidDisappear C", "450 viewDidAppear B", "450 didPop C",
        "450 didShow B", "450 ended", "450 settled",
      ])
  }

  /// IG-4 and SW-15: everything is brought back, and nobody is told of a pop.
  @Test func cancelledSwipeStepByStep() {
    let trial = Trial(.passive, on: .modern, .cancelledSwipe())
    #expect(
      trial.log.suffix(9) == [
        "100 released back", "450 barEnded", "450 restored +C ABC/ABC",
        "450 viewWillDisappear B", "450 viewWillAppear C", "450 viewDidDisappear B",
        "450 viewDidAppear C", "450 ended cancelled", "450 settled",
      ])
    #expect(trial.outcome == "ABC/ABC")
  }

  /// SW-20: a tap after a cancelled swipe works as ever.
  @Test(arguments: [FixedPlatform.old, .modern, .live])
  func tapAfterACancelledSwipe(_ platform: FixedPlatform) {
    let trial = Trial(.passive, on: platform, .cancelledSwipe() + [.settle, .tap])
    #expect(trial.outcome == "AB/AB")
  }

  @Test func releaseBelongsToTheIntentOfTheSwipe() {
    let trial = Trial(.passive, on: .modern, .swipe())
    #expect(trial.intents.count == 1)
    let released = trial.events.first { if case .swipeReleased = $0.kind { true } else { false } }
    #expect(released?.intent == 1)
  }

  @Test func hooksHearOfTheReleaseAndTheEnd() {
    let hearing = TestInterceptor(
      ended: { cancelled, navigation in navigation.note(cancelled ? "ended back" : "ended") },
      released: { cancelled, navigation in
        navigation.note(cancelled ? "released back" : "released")
      })
    #expect(Trial(hearing, on: .modern, .swipe()).notes == ["released", "ended"])
    #expect(
      Trial(hearing, on: .modern, .cancelledSwipe()).notes == ["released back", "ended back"])
  }

  @Test(arguments: [NavigationEvent.finishSwipe, .cancelSwipe])
  func releaseWithoutAGestureIsIgnored(_ event: NavigationEvent) {
    let trial = Trial(on: .modern, [.event(event)])
    #expect(trial.log("ignored") == ["0 ignored noGesture"])
  }

  @Test func secondSwipeDuringAGestureIsIgnored() {
    let steps: [ScenarioStep] = [
      .event(.beginSwipe(.edge)), .event(.beginSwipe(.content)), .event(.finishSwipe),
    ]
    let trial = Trial(on: .modern, steps)
    #expect(trial.log("ignored") == ["0 ignored inGesture"])
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: Swipe.allCases)
  func everyRecognizerHasItsOwnEnableFlag(_ swipe: Swipe) {
    let disabling = TestInterceptor(isEnabled: { $0 != .edge })
    let trial = Trial(disabling, on: .modern, .swipe(swipe))
    #expect(trial.log("refused") == (swipe == .edge ? ["0 refused edge disabled"] : []))
    #expect(trial.outcome == (swipe == .edge ? "ABC/ABC" : "AB/AB"))
  }

  /// SW-10.
  @Test func systemRefusesAtTheRootWithHiddenBarAndOverALeftItem() {
    let refused = ["0 refused edge systemLimits"]
    #expect(Trial(on: .modern, stack: "A", .swipe()).log("refused") == refused)
    #expect(Trial(on: .modern, isBarHidden: true, .swipe()).log("refused") == refused)
    #expect(Trial(on: .modern, leftItems: [c: .replaces], .swipe()).log("refused") == refused)
    #expect(Trial(on: .modern, leftItems: [c: .supplements], .swipe()).outcome == "AB/AB")
  }

  @Test func ownBackButtonCountsAsALeftItem() {
    let own = TestInterceptor(loaded: { $0.installOwnBackButton(on: c) })
    #expect(Trial(own, on: .modern, .swipe()).log("refused") == ["0 refused edge systemLimits"])
  }

  /// IG-1 and SW-19: a vetoed gesture asks nobody and calls nothing.
  @Test func ownDelegateVetoes() {
    let vetoing = TestInterceptor(delegate: .own, begins: { _, _ in false })
    let trial = Trial(vetoing, on: .old, .swipe())
    #expect(trial.log("refused", "ask", "call") == ["0 refused edge ownDelegate"])
  }

  @Test func systemDelegateDoesNotAskTheInterceptor() {
    let vetoing = TestInterceptor(begins: { _, _ in false })
    #expect(Trial(vetoing, on: .modern, .swipe()).outcome == "AB/AB")
  }

  /// SW-01 and SW-02: the guard of the destination would be consulted.
  @Test func askOfASwipeComesWithTheDestinationOnTop() {
    let noting = TestInterceptor(ask: { item, navigation in
      if navigation.topViewController == b, item == c { navigation.note("destination on top") }
      if navigation.swipeInProgress == .edge { navigation.note("in gesture") }
      return true
    })
    #expect(Trial(noting, on: .old, .swipe()).notes == ["destination on top", "in gesture"])
  }

  @Test func swipeWhosePopIsPutOffHasNothingToDrive() {
    let steps: [ScenarioStep] = [
      .pop, .event(.beginSwipe(.edge), at: 100), .event(.finishSwipe, at: 150),
    ]
    let trial = Trial(on: .modern, steps)
    #expect(trial.log("deferred", "ignored") == ["100 deferred pop", "150 ignored noGesture"])
    #expect(trial.outcome == "A/A")
  }

  @Test func gestureWhoseTransitionWasReplacedLeavesNothingBehind() {
    let steps: [ScenarioStep] = [
      .event(.beginSwipe(.edge)), .app(.pop(), at: 50), .event(.cancelSwipe, at: 500),
    ]
    let trial = Trial(.allowing, on: .old, steps)
    #expect(trial.state.transition == NavigationState().transition)
    #expect(trial.state.gesture == 0)
  }
}
