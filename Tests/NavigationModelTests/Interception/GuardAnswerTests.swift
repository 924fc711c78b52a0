import NavigationModel
import Testing

@Suite struct GuardAnswerTests {
  @Test func onlyARefusalDoesNotAllow() {
    #expect([GuardAnswer.unguarded, .allow, .refuse].map(\.allows) == [true, true, false])
  }

  @Test func attachmentsHaveTheirWords() {
    #expect(
      InterceptorAttachment.allCases.map(\.word)
        == ["none", "subclass", "category", "swizzle", "unreached"])
  }
}
