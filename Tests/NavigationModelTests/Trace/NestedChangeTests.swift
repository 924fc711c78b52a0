import NavigationModel
import Testing

@Suite struct NestedChangeTests {
  @Test func nestedChangesHaveTheirWords() {
    #expect(
      [NestedChange.itemPop, .itemPush, .controllerPop, .push].map(\.words)
        == ["item pop", "item push", "controller pop", "push"])
  }
}
