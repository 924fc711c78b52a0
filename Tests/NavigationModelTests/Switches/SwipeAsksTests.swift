import NavigationModel
import Testing

@Suite struct SwipeAsksTests {
  /// SW-02, SW-03 and IG-2.
  @Test(arguments: [
    (SwipeAsks.never, ["0 swipe edge", "0 call uikit pop"]),
    (.atBegin, ["0 swipe edge", "0 call uikit pop", "0 ask C swipe AB/ABC"]),
  ])
  func asksWhenItBegins(_ answer: SwipeAsks, _ expected: [String]) {
    let trial = Trial(.allowing, on: .old.with(answer), .swipe())
    #expect(trial.log("swipe", "call", "ask") == expected)
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: [(SwipeAsks.never, "AB/AB"), (.atBegin, "AB/ABC")])
  func refusalKeepsOnlyTheItem(_ answer: SwipeAsks, _ expected: String) {
    #expect(Trial(.refusing, on: .old.with(answer), .swipe()).outcome == expected)
  }
}
