import NavigationModel
import Testing

@Suite struct AskCauseTests {
  @Test func causesHaveTheirWords() {
    #expect(
      [AskCause.tap, .backAction, .programmaticPop, .swipe, .key].map(\.word)
        == ["tap", "back action", "pop by code", "swipe", "key"])
  }
}
