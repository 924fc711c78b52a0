import NavigationModel
import Testing

@Suite struct DefaultPopsControllerTests {
  private let calling = TestInterceptor(ask: { item, navigation in
    let answer = navigation.callDefaultShouldPop(item)
    if answer { navigation.note("default has returned true") }
    return answer
  })

  /// BT-06 to BT-09, and TAP-2.
  @Test(arguments: [
    (
      DefaultPopsController.insideCall,
      [
        "0 default C", "0 call uikit pop", "0 stack uikit -C + AB/ABC", "0 items -1 +0 AB",
        "0 noted default has returned true",
      ]
    ),
    (
      .afterAnswer,
      [
        "0 default C", "0 noted default has returned true", "0 call uikit pop",
        "0 stack uikit -C + AB/ABC", "0 items -1 +0 AB",
      ]
    ),
  ])
  func popsAtItsMoment(_ answer: DefaultPopsController, _ expected: [String]) {
    let trial = Trial(calling, on: .modern.with(answer), [.tap])
    #expect(trial.log("default", "call", "stack", "items", "noted") == expected)
    #expect(trial.outcome == "AB/AB")
  }

  /// BT-08: where a pop by code would ask, the item stays until the answer and nobody is asked.
  @Test func itemStaysUntilTheAnswer() {
    let trial = Trial(calling, on: .old.with(DefaultPopsController.insideCall), [.tap])
    #expect(
      trial.log("stack", "noted", "answer", "items", "ask") == [
        "0 ask C tap ABC/ABC", "0 stack uikit -C + AB/ABC", "0 noted default has returned true",
        "0 answer C yes", "0 items -1 +0 AB",
      ])
  }

  /// BT-07: a refusal after the default has popped comes too late for the screen.
  @Test(arguments: [(DefaultPopsController.insideCall, "AB/ABC"), (.afterAnswer, "ABC/ABC")])
  func lateRefusalKeepsWhatHasNotMoved(_ answer: DefaultPopsController, _ expected: String) {
    let late = TestInterceptor(ask: { item, navigation in
      _ = navigation.callDefaultShouldPop(item)
      return false
    })
    #expect(Trial(late, on: .old.with(answer), [.tap]).outcome == expected)
  }
}
