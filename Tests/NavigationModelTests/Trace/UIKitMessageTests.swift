import NavigationModel
import Testing

@Suite struct UIKitMessageTests {
  /// MS-01 to MS-05 and MS-11, word for word.
  @Test(arguments: [
    (
      UIKitMessage.nestedPopOld, "MS-01",
      "nested pop animation can result in corrupted navigation bar"
    ),
    (.nestedPop, "MS-01", "nested pop animation can result in a corrupted navigation bar"),
    (.nestedPushOld, "MS-02", "nested push animation can result in corrupted navigation bar"),
    (.nestedPush, "MS-02", "nested push animation can result in a corrupted navigation bar"),
    (
      .transitionInProgress, "MS-03",
      "Attempting to begin a transition on navigation bar (…) while a transition is in progress."
    ),
    (
      .unexpectedState, "MS-04",
      "Finishing up a navigation transition in an unexpected state. "
        + "Navigation Bar subview tree might get corrupted."
    ),
    (.unbalancedCalls, "MS-05", "Unbalanced calls to begin/end appearance transitions for …"),
    (
      .stackNotUpdated, "TR-8",
      "… called on … while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated."
    ),
  ])
  func wordsAreExact(_ message: UIKitMessage, _ evidence: String, _ text: String) {
    #expect(message.evidence == evidence)
    #expect(message.text == text)
  }

  @Test func thereAreEightMessages() {
    #expect(UIKitMessage.allCases.count == 8)
  }
}
