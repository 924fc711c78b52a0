import Testing

@testable import PositionedJSON

@Suite struct AlternativesTests {
  @Test(
    arguments: [
      ([], ""), (["tap"], "\"tap\""), (["tap", "menu"], "one of \"tap\", \"menu\""),
    ] as [([String], String)])
  func lists(_ words: [String], _ list: String) {
    #expect(alternatives(words) == list)
  }

  @Test func asksForTheNearest() {
    #expect(didYouMean("tpa", ["menu", "tap"]) == "did you mean \"tap\"?")
    #expect(didYouMean("swipe", ["menu", "tap"]) == nil)
  }
}
