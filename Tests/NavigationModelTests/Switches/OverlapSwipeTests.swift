import NavigationModel
import Testing

@Suite struct OverlapSwipeTests {
  /// SW-13 and L-9.
  @Test(arguments: [
    (OverlapSwipe.begins, ["100 swipe edge"], "A/A"),
    (.refused, ["100 ignored inTransition"], "AB/AB"),
  ])
  func swipeDuringAPop(_ answer: OverlapSwipe, _ expected: [String], _ outcome: String) {
    let steps: [ScenarioStep] = [
      .pop, .event(.beginSwipe(.edge), at: 100), .wait(300),
    ]
    let platform = FixedPlatform.modern.with(answer)
    #expect(Trial(on: platform, steps).log("swipe", "ignored") == expected)
    #expect(Trial(on: platform, steps).outcome == outcome)
  }

  @Test(arguments: OverlapSwipe.allCases)
  func swipeAtRestIsNotConcerned(_ answer: OverlapSwipe) {
    #expect(Trial(on: .modern.with(answer), .swipe()).outcome == "AB/AB")
  }
}
