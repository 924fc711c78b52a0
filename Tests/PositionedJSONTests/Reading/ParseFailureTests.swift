import Testing

@testable import PositionedJSON

@Suite struct ParseFailureTests {
  @Test func thePathGrowsFromTheInside() {
    let failure = ParseFailure(offset: 7, found: "12", expected: "a string")
      .inside(.key("tap")).inside(.index(2)).inside(.key("events"))
    #expect(failure.path.text == "$.events[2].tap")
    #expect(failure.offset == 7)
    #expect(failure.message == "found 12, expected a string")
  }
}
