import NavigationModel
import Testing

@Suite struct OverlapItemPopTests {
  /// C9: an ask that is allowed while the bar still animates the item before.
  @Test(arguments: [
    (
      OverlapItemPop.nests, "ABC/A",
      [
        "0 items -1 +0 AB", "100 nested itemPop", "100 logged nestedPop",
        "100 logged transitionInProgress", "100 items -1 +0 A", "450 barEnded",
      ]
    ),
    (.swallowed, "ABC/AB", ["0 items -1 +0 AB", "100 itemPopSwallowed", "350 barEnded"]),
    (
      .deferred, "ABC/A",
      [
        "0 items -1 +0 AB", "100 itemPopDeferred", "350 barEnded", "350 items -1 +0 A",
        "700 barEnded",
      ]
    ),
    (
      .overlaps, "ABC/A",
      [
        "0 items -1 +0 AB", "100 interrupted", "100 barEnded", "100 items -1 +0 A",
        "450 barEnded",
      ]
    ),
  ])
  func secondItemPop(_ answer: OverlapItemPop, _ outcome: String, _ expected: [String]) {
    let trial = Trial(.allowing, on: .old.with(answer), [.tap, .tap(at: 100)])
    #expect(trial.outcome == outcome)
    #expect(
      trial.log(
        "items", "nested", "logged", "itemPopSwallowed", "itemPopDeferred", "interrupted",
        "barEnded") == expected)
  }
}
