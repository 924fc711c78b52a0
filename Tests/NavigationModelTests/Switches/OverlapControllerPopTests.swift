import NavigationModel
import Testing

@Suite struct OverlapControllerPopTests {
  /// C9, MT-02, TR-1 and L-1.
  @Test(arguments: [
    (
      OverlapControllerPop.nests, "A/A",
      [
        "0 stack app -C + AB/ABC", "100 nested controllerPop", "100 logged unbalancedCalls",
        "100 stack app -B + A/AB", "350 logged unexpectedState", "450 ended",
      ]
    ),
    (.swallowed, "AB/AB", ["0 stack app -C + AB/ABC", "100 swallowed pop", "350 ended"]),
    (
      .deferred, "A/A",
      [
        "0 stack app -C + AB/ABC", "100 deferred pop", "350 ended", "350 stack app -B + A/AB",
        "700 ended",
      ]
    ),
    (
      .overlaps, "A/A",
      [
        "0 stack app -C + AB/ABC", "100 interrupted", "100 ended", "100 stack app -B + A/AB",
        "450 ended",
      ]
    ),
  ])
  func secondPop(_ answer: OverlapControllerPop, _ outcome: String, _ expected: [String]) {
    let trial = Trial(on: .modern.with(answer), [.pop, .app(.pop(), at: 100)])
    #expect(trial.outcome == outcome)
    #expect(
      trial.log("stack", "nested", "logged", "swallowed", "deferred", "interrupted", "ended")
        == expected)
  }

  /// SW-02: a gesture owns the stack, so that nothing can complete it at once.
  @Test func gestureIsNotCompletedAtOnce() {
    let steps: [ScenarioStep] = [
      .event(.beginSwipe(.edge)), .wait(50), .pop, .wait(50), .event(.finishSwipe),
    ]
    let trial = Trial(on: .modern.with(OverlapControllerPop.overlaps), steps)
    #expect(trial.log("interrupted", "deferred") == ["50 deferred pop"])
    #expect(trial.outcome == "A/A")
  }
}
