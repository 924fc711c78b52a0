import NavigationModel
import Testing

@Suite struct SwipeTests {
  @Test func swipesHaveTheirRoutes() {
    #expect(Swipe.edge.route == .edgeSwipe)
    #expect(Swipe.content.route == .contentSwipe)
  }
}
