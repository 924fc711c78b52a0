import NavigationModel
import Testing

@Suite struct ActorTests {
  @Test func actorsHaveTheirWords() {
    #expect(
      [Actor.person, .app, .screenGuard, .uikit, .interceptor].map(\.word)
        == ["person", "app", "guard", "UIKit", "interceptor"])
  }
}
