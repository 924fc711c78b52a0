import NavigationModel
import Testing

@Suite struct OverlapPushTests {
  /// C9 and TR-2.
  @Test(arguments: [
    (
      OverlapPush.nests, "ABD/ABD",
      [
        "0 stack app -C + AB/ABC", "100 nested push", "100 logged unbalancedCalls",
        "100 stack app - +D ABD/AB", "350 logged unexpectedState", "450 ended",
      ]
    ),
    (.swallowed, "AB/AB", ["0 stack app -C + AB/ABC", "100 swallowed push", "350 ended"]),
    (
      .deferred, "ABD/ABD",
      [
        "0 stack app -C + AB/ABC", "100 deferred push", "350 ended",
        "350 stack app - +D ABD/AB", "700 ended",
      ]
    ),
    (
      .overlaps, "ABD/ABD",
      [
        "0 stack app -C + AB/ABC", "100 interrupted", "100 ended", "100 stack app - +D ABD/AB",
        "450 ended",
      ]
    ),
  ])
  func pushDuringAPop(_ answer: OverlapPush, _ outcome: String, _ expected: [String]) {
    let trial = Trial(on: .modern.with(answer), [.pop, .app(.push(d), at: 100)])
    #expect(trial.outcome == outcome)
    let lines = trial.log(
      "stack", "nested", "logged", "swallowed", "deferred", "interrupted", "ended")
    #expect(lines.filter { !$0.contains("itemPush") && !$0.contains("nestedPush") } == expected)
  }

  @Test(arguments: [
    (OverlapPush.nests, "AD/AD"), (.swallowed, "AB/AB"), (.deferred, "AD/AD"),
    (.overlaps, "AD/AD"),
  ])
  func newStackDuringAPop(_ answer: OverlapPush, _ outcome: String) {
    let steps: [ScenarioStep] = [.pop, .app(.setStack(ScreenList("AD")), at: 100)]
    #expect(Trial(on: .modern.with(answer), steps).outcome == outcome)
  }

  /// MS-02: the item push nests as well.
  @Test func nestedPushIsLogged() {
    let platform = FixedPlatform.modern.with(
      OverlapPush.nests, LogNestedWording.inACorrupted)
    let trial = Trial(on: platform, [.pop, .app(.push(d), at: 100)])
    #expect(
      trial.log("nested", "logged") == [
        "100 nested push", "100 logged unbalancedCalls", "100 nested itemPush",
        "100 logged nestedPush", "100 logged transitionInProgress",
      ])
  }
}
