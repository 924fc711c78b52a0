import Hazards
import NavigationModel
import Testing

@Suite struct CancelledPopTreatedAsDoneRuleTests {
  private let rules = [CancelledPopTreatedAsDoneRule.rule]
  private let cancelled = Scenario([
    .person(.beginSwipe(.edge), at: 0), .person(.cancelSwipe, at: 100), .settle,
  ])
  private let finished = Scenario([
    .person(.beginSwipe(.edge), at: 0), .person(.finishSwipe, at: 100), .settle,
  ])
  /// Tears the top screen down as soon as its pop is called for.
  private let early = TestInterceptor(pop: { change, navigation in
    navigation.tearDown(navigation.topViewController)
    navigation.callSuper(change)
  })

  @Test(arguments: TestPlatform.all)
  func tearingDownInTheOverrideIsTooEarly(_ platform: TestPlatform) throws {
    let seen = Observation(cancelled, early, platform, rules: rules)
    #expect(seen.signatures == ["CC edgeSwipe/torn down>cancelled"])
    let (first, second) = try #require(seen.causes(.cancelledPopTreatedAsDone))
    guard case .tornDown(c) = first.kind, case .swipeReleased(_, true) = second.kind else {
      Issue.record("the causes are not the tear-down and the cancellation")
      return
    }
  }

  @Test(arguments: TestPlatform.all)
  func aFinishedSwipeIsNone(_ platform: TestPlatform) {
    #expect(Observation(finished, early, platform, rules: rules).signatures.isEmpty)
  }

  @Test func tearingDownAtTheReleaseWhateverItSays() {
    let careless = TestInterceptor(released: { _, navigation in navigation.tearDown(c) })
    let careful = TestInterceptor(released: { isCancelled, navigation in
      if !isCancelled { navigation.tearDown(c) }
    })
    #expect(
      Observation(cancelled, careless, .like13, rules: rules).signatures
        == ["CC edgeSwipe/cancelled>torn down"])
    #expect(Observation(cancelled, careful, .like13, rules: rules).signatures.isEmpty)
  }

  @Test func tearingDownAtTheEndOfTheTransition() {
    let careless = TestInterceptor(ended: { _, navigation in navigation.tearDown(c) })
    let careful = TestInterceptor(ended: { isCancelled, navigation in
      if !isCancelled { navigation.tearDown(c) }
    })
    #expect(
      Observation(cancelled, careless, .like26, rules: rules).signatures
        == ["CC edgeSwipe/cancelled>torn down"])
    #expect(Observation(cancelled, careful, .like26, rules: rules).signatures.isEmpty)
  }

  @Test func didShowOfTheStayingScreenMisleadsFrom18On() {
    // Believes that C has gone whenever another screen or the same one is shown.
    let misled = TestInterceptor(shown: { _, navigation in navigation.tearDown(c) })
    let found = Observation(cancelled, misled, .like26, rules: rules).signatures
    #expect(found == ["CC edgeSwipe/cancelled>torn down"])
    #expect(Observation(cancelled, misled, .like13, rules: rules).signatures.isEmpty)
  }

  @Test func aLaterRealPopMayTearDown() {
    let scenario = Scenario([
      .person(.beginSwipe(.edge), at: 0), .person(.cancelSwipe, at: 100), .settle, .tap, .settle,
    ])
    let careful = TestInterceptor(ended: { isCancelled, navigation in
      if !isCancelled { navigation.tearDown(c) }
    })
    #expect(Observation(scenario, careful, .like13, rules: rules).signatures.isEmpty)
  }

  @Test func anotherScreenMayBeTornDown() {
    let other = TestInterceptor(released: { _, navigation in navigation.tearDown(e) })
    #expect(Observation(cancelled, other, .like13, rules: rules).signatures.isEmpty)
  }

  @Test func aContentSwipeIsASwipeToo() {
    let scenario = Scenario([
      .person(.beginSwipe(.content), at: 0), .person(.cancelSwipe, at: 100), .settle,
    ])
    #expect(
      Observation(scenario, early, .like26, rules: rules).signatures
        == ["CC contentSwipe/torn down>cancelled"])
  }
}
