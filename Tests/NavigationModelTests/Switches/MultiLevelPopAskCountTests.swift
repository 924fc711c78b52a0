import NavigationModel
import Testing

@Suite struct MultiLevelPopAskCountTests {
  /// C15.
  @Test(arguments: [
    (MultiLevelPopAskCount.one, ["0 ask D programmaticPop A/ABCD"]),
    (
      .onePerItem,
      [
        "0 ask D programmaticPop A/ABCD", "0 ask C programmaticPop A/ABC",
        "0 ask B programmaticPop A/AB",
      ]
    ),
  ])
  func popToRootAsksSoOften(_ answer: MultiLevelPopAskCount, _ expected: [String]) {
    let trial = Trial(.allowing, on: .old.with(answer), stack: "ABCD", [.app(.popToRoot())])
    #expect(trial.log("ask") == expected)
    #expect(trial.outcome == "A/A")
    #expect(trial.log("nested").isEmpty)
  }

  @Test(arguments: [(MultiLevelPopAskCount.one, "A/A"), (.onePerItem, "A/ABC")])
  func laterRefusalKeepsTheRest(_ answer: MultiLevelPopAskCount, _ expected: String) {
    let onlyTop = TestInterceptor(ask: { item, _ in item == d })
    let trial = Trial(onlyTop, on: .old.with(answer), stack: "ABCD", [.app(.popTo(a))])
    #expect(trial.outcome == expected)
  }

  @Test(arguments: MultiLevelPopAskCount.allCases)
  func oneLevelAsksOnce(_ answer: MultiLevelPopAskCount) {
    #expect(Trial(.allowing, on: .old.with(answer), [.app(.popTo(b))]).state.askCount == 1)
  }
}
