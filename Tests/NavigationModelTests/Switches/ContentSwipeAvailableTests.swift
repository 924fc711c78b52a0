import NavigationModel
import Testing

@Suite struct ContentSwipeAvailableTests {
  /// L-8 and L-9.
  @Test(arguments: [
    (ContentSwipeAvailable.no, ["0 ignored unavailable", "100 ignored noGesture"], "ABC/ABC"),
    (.yes, ["0 swipe content", "100 released through"], "AB/AB"),
  ])
  func swipeInTheContent(
    _ answer: ContentSwipeAvailable, _ expected: [String], _ outcome: String
  ) {
    let trial = Trial(on: .modern.with(answer), .swipe(.content))
    #expect(trial.log("swipe", "released", "ignored") == expected)
    #expect(trial.outcome == outcome)
  }

  @Test(arguments: ContentSwipeAvailable.allCases)
  func edgeSwipeIsThereAnyway(_ answer: ContentSwipeAvailable) {
    #expect(Trial(on: .modern.with(answer), .swipe(.edge)).outcome == "AB/AB")
  }
}
