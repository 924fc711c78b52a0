import NavigationModel
import Testing

@Suite struct UIKitExceptionTests {
  @Test(arguments: [
    (UIKitException.viewAddedToItself, "MS-06", "Can't add self as subview"),
    (
      .allowedAfterManualPop, "MS-07",
      "Override of -navigationBar:shouldPopItem: returned YES after manually popping a view "
        + "controller (navigationController=…)"
    ),
    (.popToMissingScreen, "MS-10", "Tried to pop to a view controller that doesn't exist."),
  ])
  func quotedWordsAreExact(_ exception: UIKitException, _ evidence: String, _ text: String) {
    #expect(exception.evidence == evidence)
    #expect(exception.text == text)
  }

  @Test(arguments: [
    (UIKitException.pushedTwice, "PP-12"), (.programmaticPopRefused, "PP-07"),
    (.noDefaultImplementation, "GX-05"),
  ])
  func unquotedOnesAreDescribedInParentheses(_ exception: UIKitException, _ evidence: String) {
    #expect(exception.evidence == evidence)
    #expect(exception.text.hasPrefix("(") && exception.text.hasSuffix(")"))
  }

  @Test func thereAreSixExceptions() {
    #expect(UIKitException.allCases.count == 6)
  }
}
