import NavigationModel
import Testing

@Suite struct OverlapTapStateTests {
  private let noting = TestInterceptor(ask: { _, navigation in
    switch navigation.items.count {
    case 3: navigation.note("three items")
    case 2: navigation.note("two items")
    default: navigation.note("other")
    }
    return false
  })

  /// OQ-4.
  @Test(arguments: [
    (OverlapTapState.asTheyStand, ["100 ask B tap AB/AB"], ["two items"]),
    (.itemsBehind, ["100 ask C tap AB/ABC"], ["three items"]),
  ])
  func askInMidTransition(
    _ answer: OverlapTapState, _ asks: [String], _ notes: [String]
  ) {
    let trial = Trial(noting, on: .live.with(answer), [.pop, .tap(at: 100)])
    #expect(trial.log("ask") == asks)
    #expect(trial.notes == notes)
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: OverlapTapState.allCases)
  func pushesAreNotConcerned(_ answer: OverlapTapState) {
    let trial = Trial(.refusing, on: .live.with(answer), [.app(.push(d)), .tap(at: 100)])
    #expect(trial.log("ask") == ["100 ask D tap ABCD/ABCD"])
  }
}
