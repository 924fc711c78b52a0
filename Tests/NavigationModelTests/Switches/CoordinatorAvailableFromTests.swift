import NavigationModel
import Testing

@Suite struct CoordinatorAvailableFromTests {
  private let looking = TestInterceptor(
    change: { change, navigation in
      if navigation.hasTransitionCoordinator { navigation.note("before") }
      navigation.callSuper(change)
      if navigation.hasTransitionCoordinator { navigation.note("after the call") }
    },
    willShow: { _, navigation in
      if navigation.hasTransitionCoordinator { navigation.note("at layout") }
    })

  @Test(arguments: [
    (CoordinatorAvailableFrom.inCall, ["after the call", "at layout"]),
    (.layout, ["at layout"]),
  ])
  func coordinatorExistsFrom(_ answer: CoordinatorAvailableFrom, _ expected: [String]) {
    #expect(Trial(looking, on: .modern.with(answer), [.pop]).notes == expected)
  }

  /// IG-3: a swipe has one as soon as the call returns.
  @Test(arguments: CoordinatorAvailableFrom.allCases)
  func swipesAreNotConcerned(_ answer: CoordinatorAvailableFrom) {
    let trial = Trial(looking, on: .modern.with(answer), .swipe())
    #expect(trial.notes == ["after the call", "at layout"])
  }

  @Test(arguments: CoordinatorAvailableFrom.allCases)
  func changesWithoutAnimationHaveNone(_ answer: CoordinatorAvailableFrom) {
    let trial = Trial(looking, on: .modern.with(answer), [.app(.pop(animated: false))])
    #expect(trial.notes.isEmpty)
  }
}
