import NavigationModel
import Testing

@Suite struct IgnoreReasonTests {
  @Test func everyReasonHasItsOwnWords() {
    let words = IgnoreReason.allCases.map(\.words)
    #expect(Set(words).count == IgnoreReason.allCases.count)
    #expect(IgnoreReason.inTransition.words == "a transition runs")
    #expect(IgnoreReason.frozen.words == "the controller is frozen")
    #expect(IgnoreReason.outerItem.words == "the item belongs to an outer controller")
  }
}
