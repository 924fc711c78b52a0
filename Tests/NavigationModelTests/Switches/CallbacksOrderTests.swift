import NavigationModel
import Testing

@Suite struct CallbacksOrderTests {
  /// BT-16.
  @Test(arguments: [
    (CallbacksOrder.didPopFirst, ["350 didPop C", "350 didShow B"]),
    (.didShowFirst, ["350 didShow B", "350 didPop C"]),
  ])
  func endOfAPop(_ answer: CallbacksOrder, _ expected: [String]) {
    let trial = Trial(.passive, on: .modern.with(answer), [.tap])
    #expect(trial.log("didPop", "didShow") == expected)
  }

  @Test func orderIsLeftOpenForAnObserverOfOne() {
    let observer = TestInterceptor(observedCallbacks: [.didPop])
    let trial = Trial(observer, on: .modern.opening(CallbacksOrder.self), [.tap])
    #expect(trial.engine.answers.choices.isEmpty)
    #expect(trial.log("didPop", "didShow") == ["350 didPop C"])
  }
}
