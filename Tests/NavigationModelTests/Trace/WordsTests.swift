import NavigationModel
import Testing

@Suite struct WordsTests {
  @Test func causesHaveTheirWords() {
    #expect(
      [AskCause.tap, .backAction, .programmaticPop, .swipe, .key].map(\.word)
        == ["tap", "back action", "pop by code", "swipe", "key"])
  }

  @Test func waitsHaveTheirWords() {
    #expect(
      [WaitKind.nextTurn, .timer, .completion, .deferral].map(\.word)
        == ["block", "timer", "completion", "deferred change"])
  }

  @Test func nestedChangesHaveTheirWords() {
    #expect(
      [NestedChange.itemPop, .itemPush, .controllerPop, .push].map(\.words)
        == ["item pop", "item push", "controller pop", "push"])
  }
}
