import NavigationModel
import Testing

@Suite struct WaitKindTests {
  @Test func waitsHaveTheirWords() {
    #expect(
      [WaitKind.nextTurn, .timer, .completion, .deferral].map(\.word)
        == ["block", "timer", "completion", "deferred change"])
  }
}
