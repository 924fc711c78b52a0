import NavigationModel
import Testing

@Suite struct RouteTests {
  @Test func personsGoBackOnSevenRoutes() {
    #expect(
      Route.allCases.filter(\.isPersonsBack) == [
        .tap, .menu, .edgeSwipe, .contentSwipe, .escape, .keyCommand, .tabReselect,
      ])
  }

  @Test func keysAndSwipesAreTold() {
    #expect(Route.allCases.filter(\.isKey) == [.escape, .keyCommand])
    #expect(Route.allCases.filter(\.isSwipe) == [.edgeSwipe, .contentSwipe])
  }
}
