import NavigationModel
import Testing

@Suite struct CertaintyTests {
  @Test func certaintiesGoFromStrongToWeak() {
    #expect(Certainty.allCases.sorted() == [.known, .assumed, .unknown])
    #expect(max(Certainty.assumed, .known) == .assumed)
    #expect(Certainty.allCases.map(\.id) == ["known", "assumed", "unknown"])
  }
}
