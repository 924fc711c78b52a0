import NavigationModel
import Testing

@Suite struct IndicatorRestoredByTests {
  /// VT-03, VT-05 and VT-07, with a remedy that comes a moment after the refusal.
  @Test(arguments: [
    (IndicatorRestoredBy.anyRemedy, IndicatorRemedy.subviewWalk, true),
    (.anyRemedy, .unboundedSubviewWalk, true), (.anyRemedy, .barToggle, true),
    (.anyRemedy, .backButtonToggle, true), (.notBySubviewWalk, .subviewWalk, false),
    (.notBySubviewWalk, .unboundedSubviewWalk, false), (.notBySubviewWalk, .barToggle, true),
    (.notBySubviewWalk, .backButtonToggle, true),
  ])
  func remedyReaches(_ answer: IndicatorRestoredBy, _ remedy: IndicatorRemedy, _ reaches: Bool) {
    let remedying = TestInterceptor(
      ask: { _, navigation in
        navigation.schedule(.custom(tag: 0, screen: .none))
        return false
      }, block: { _, _, navigation in navigation.restoreIndicator(remedy) })
    let trial = Trial(remedying, on: .old.with(answer, VetoDimsIndicator.dims), [.tap])
    #expect(trial.log("remedy") == ["0 remedy \(remedy) \(reaches)"])
    #expect(trial.state.flags.contains(.dimmed) != reaches)
  }

  /// VT-03: only a walk without the lower bound shows what was transparent on purpose.
  @Test(arguments: [
    (IndicatorRestoredBy.anyRemedy, IndicatorRemedy.unboundedSubviewWalk, true),
    (.anyRemedy, .subviewWalk, false), (.notBySubviewWalk, .unboundedSubviewWalk, false),
  ])
  func unboundedWalkShowsTransparentSubviews(
    _ answer: IndicatorRestoredBy, _ remedy: IndicatorRemedy, _ shows: Bool
  ) {
    let remedying = TestInterceptor(loaded: { $0.restoreIndicator(remedy) })
    let trial = Trial(remedying, on: .old.with(answer))
    #expect(trial.state.flags.contains(.transparentShown) == shows)
    #expect(trial.log("transparentShown").count == (shows ? 1 : 0))
  }

  @Test(arguments: [(IndicatorRestoredBy.anyRemedy, false), (.notBySubviewWalk, true)])
  func remedyInsideTheAskForestalls(_ answer: IndicatorRestoredBy, _ isDimmed: Bool) {
    let remedying = TestInterceptor(ask: { _, navigation in
      navigation.restoreIndicator(.subviewWalk)
      return false
    })
    let trial = Trial(remedying, on: .old.with(answer, VetoDimsIndicator.dims), [.tap])
    #expect(trial.state.flags.contains(.dimmed) == isDimmed)
  }
}
