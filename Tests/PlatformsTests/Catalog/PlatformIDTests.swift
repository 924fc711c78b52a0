import Testing

@testable import Platforms

@Suite("PlatformID")
struct PlatformIDTests {
  @Test(arguments: ["9", "13.4", "13+sdk12", "28-beta", "my_fork", "What-if"])
  func accepts(id: String) {
    #expect(PlatformID.isWellFormed(id))
  }

  @Test(arguments: ["", "+1", ".5", "a b", "a,b", "12..14", "all", "ALL", "default", "é", ">=13"])
  func refuses(id: String) {
    #expect(!PlatformID.isWellFormed(id))
  }

  @Test func suggestsTheNearestName() {
    #expect(suggestion(for: "13.O", among: ["12", "13.0"]) == "did you mean \"13.0\"?")
    #expect(suggestion(for: "completely", among: ["12", "13.0"]) == nil)
  }
}
