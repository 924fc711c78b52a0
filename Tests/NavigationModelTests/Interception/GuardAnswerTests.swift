import NavigationModel
import Testing

@Suite struct GuardAnswerTests {
  @Test func onlyARefusalDoesNotAllow() {
    #expect([GuardAnswer.unguarded, .allow, .refuse].map(\.allows) == [true, true, false])
  }
}
