import Interceptors
import NavigationModel
import Testing

@Suite struct NavigationContextHideAndShowBarTests {
  private func barChanges(_ run: Rehearsal) -> [Bool] {
    run.kinds.compactMap {
      guard case .barHidden(let hidden) = $0 else { return nil }
      return hidden
    }
  }

  /// BH-04, VT-05: two changes of visibility, and the indicator is bright again.
  @Test func hidesAndShowsVisibleBar() {
    let run = Rehearsal(CountGuardReturnAnswer(), on: .ios9, guards: ["C": .veto], [.tap])
    #expect(barChanges(run) == [true, false])
    #expect(!run.state.flags.contains(.barHidden))
  }

  /// The seed does not look: a bar that was hidden is visible after a refusal.
  @Test func showsHiddenBar() {
    let platform = FixedPlatform.ios13.with(EscapeKeyRoute.asksThenPops)
    let run = Rehearsal(
      CountGuardReturnAnswer(), on: platform, guards: ["C": .veto], isBarHidden: true,
      [.event(.escape, at: nil)])
    #expect(run.consults == ["C refuse"])
    #expect(barChanges(run).last == false)
    #expect(!run.state.flags.contains(.barHidden))
  }
}
