import NavigationModel
import Testing

@testable import Rendering

@Suite struct IntentPhraseTests {
  @Test(arguments: [
    (Route.tap, "taps back"), (.menu, "chooses from the back menu"),
    (.edgeSwipe, "swipes from the edge"), (.contentSwipe, "swipes in the content"),
    (.escape, "makes the escape gesture"), (.keyCommand, "presses the back command"),
    (.tabReselect, "selects the current tab again"), (.tapPush, "taps what pushes a screen"),
    (.pop, "wants a pop"), (.push, "wants a push"), (.setStack, "wants another stack"),
    (.redirect, "sends the person to another screen"),
    (.confirmed, "wants a pop after the confirmation"),
  ])
  func namesRoutes(route: Route, words: String) {
    #expect(IntentPhrase.words(for: route) == words)
  }
}
