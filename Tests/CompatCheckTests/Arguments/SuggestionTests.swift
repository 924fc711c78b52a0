import Testing

@testable import CompatCheck

@Suite struct SuggestionTests {
  @Test func findsTheNearestName() {
    #expect(suggestion(for: "plattform", among: ["format", "platform"]) == "platform")
    #expect(suggestion(for: "explode", among: ["format", "platform"]) == nil)
  }
}
