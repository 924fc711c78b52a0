import NavigationModel
import Testing

@Suite struct VetoDimsIndicatorTests {
  /// VT-02.
  @Test(arguments: [(VetoDimsIndicator.dims, ["0 dimmed"]), (.staysBright, [])])
  func refusedTapDims(_ answer: VetoDimsIndicator, _ expected: [String]) {
    let trial = Trial(.refusing, on: .old.with(answer), [.tap])
    #expect(trial.log("dimmed") == expected)
    #expect(trial.state.flags.contains(.dimmed) == (answer == .dims))
  }

  @Test func allowedTapDoesNotDim() {
    let trial = Trial(.allowing, on: .old.with(VetoDimsIndicator.dims), [.tap])
    #expect(trial.log("dimmed").isEmpty)
  }

  /// VT-06: new bar content replaces what was dimmed.
  @Test func nextPopReplacesTheIndicator() {
    let once = TestInterceptor(ask: { $1.topViewController != $0 })
    let trial = Trial(once, on: .old.with(VetoDimsIndicator.dims), [.tap, .pop])
    #expect(trial.log("dimmed", "replaced") == ["0 dimmed", "0 replaced"])
    #expect(!trial.state.flags.contains(.dimmed))
  }

  @Test func remedyCountsForItsOwnTapOnly() {
    let remedyingOnce = TestInterceptor(ask: { _, navigation in
      if navigation.state.askCount == 1 { navigation.restoreIndicator(.barToggle) }
      return false
    })
    let trial = Trial(remedyingOnce, on: .old.with(VetoDimsIndicator.dims), [.tap, .tap(at: 500)])
    #expect(trial.log("dimmed") == ["500 dimmed"])
  }
}
