@testable import Hazards
import NavigationModel
import Testing

@Suite struct QuestionTests {
  @Test func anAskIsNamedAfterItsCause() {
    for cause in [AskCause.tap, .backAction, .programmaticPop, .swipe, .key] {
      #expect(Question(cause).words == "ask of \(cause.word)")
    }
  }

  @Test func otherOccasionsHaveWordsOfTheirOwn() {
    #expect(Question.unprompted.words == "unprompted")
    #expect(Question.call.words == "call")
    #expect(Question.waitingWork.words == "waiting work")
  }
}
