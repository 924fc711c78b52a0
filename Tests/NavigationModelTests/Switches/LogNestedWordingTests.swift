import NavigationModel
import Testing

@Suite struct LogNestedWordingTests {
  /// MS-01, MS-03 and MS-04: two items leave within one animation.
  @Test(arguments: [
    (
      LogNestedWording.inCorrupted,
      ["100 logged nestedPopOld", "350 logged unexpectedState"]
    ),
    (.inACorrupted, ["100 logged nestedPop", "100 logged transitionInProgress"]),
  ])
  func nestedItemPop(_ answer: LogNestedWording, _ expected: [String]) {
    let trial = Trial(.allowing, on: .old.with(answer), [.tap, .tap(at: 100)])
    #expect(trial.log("logged") == expected)
  }

  /// MS-02.
  @Test(arguments: [
    (LogNestedWording.inCorrupted, "100 logged nestedPushOld"),
    (.inACorrupted, "100 logged nestedPush"),
  ])
  func nestedItemPush(_ answer: LogNestedWording, _ expected: String) {
    let trial = Trial(on: .old.with(answer), [.pop, .app(.push(d), at: 100)])
    #expect(trial.log("logged").contains(expected))
  }
}
