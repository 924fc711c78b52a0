import NavigationModel
import Testing

@Suite struct PlatformAnswerTests {
  @Test func answerOfAStrategyInSwiftIsKnown() {
    let answer = PlatformAnswer(OverlapTap.ignored)
    #expect(answer.candidates == [1])
    #expect(answer.certainty == .known)
    #expect(answer.evidence.isEmpty)
    #expect(answer.note == nil)
  }
}
