import CompatCheck
import Testing

@Suite struct ParsedArgumentsTests {
  @Test func whatWasNotGivenHasItsDefault() throws {
    let arguments = try SampleTool.arguments("run x")
    #expect(arguments.value("format") == "table")
    #expect(arguments.values("format") == ["table"])
    #expect(!arguments.isGiven("format"))
    #expect(arguments.value("output") == nil)
    #expect(arguments.values("platform").isEmpty)
    #expect(!arguments.flag("quiet"))
    #expect(arguments.argument("fixture") == nil)
    #expect(arguments.arguments("fixture").isEmpty)
  }

  @Test func whatWasGivenReplacesTheDefault() throws {
    let arguments = try SampleTool.arguments("run x --format json")
    #expect(arguments.values("format") == ["json"])
    #expect(arguments.isGiven("format"))
  }

  @Test(arguments: [("0", 0), ("12", 12), ("-3", -3)])
  func readsWholeNumbers(_ text: String, _ number: Int) throws {
    #expect(try SampleTool.arguments("run x --limit \(text)").integer("limit") == number)
  }

  @Test func aNumberThatWasNotGivenIsNil() throws {
    #expect(try SampleTool.arguments("run x").integer("limit", in: 1...3) == nil)
  }

  @Test(
    arguments: [
      ("many", Int.min...Int.max, "a whole number"), ("1.5", Int.min...Int.max, "a whole number"),
      ("", Int.min...Int.max, "a whole number"), ("0", 1...9, "a whole number from 1 to 9"),
      ("10", 1...9, "a whole number from 1 to 9"),
      ("-1", 0...Int.max, "a whole number of at least 0"),
      ("1", Int.min...0, "a whole number of at most 0"),
    ])
  func refusesOtherNumbers(
    _ text: String, _ range: ClosedRange<Int>, _ expected: String
  ) throws {
    let arguments = try SampleTool.arguments("run x --limit=\(text)")
    let error = try #require(throws: ArgumentError.self) {
      try arguments.integer("limit", in: range)
    }
    #expect(
      error.description
        == "found '\(text)' for '--limit', expected \(expected). See 'tool help run'.")
  }

  @Test func commandsFailInTheSameWords() throws {
    let error = try SampleTool.arguments("run x").error("there is no interceptor 'x'")
    #expect(error.message == "there is no interceptor 'x'")
    #expect(error.command == ["run"])
    #expect(error.description == "there is no interceptor 'x'. See 'tool help run'.")
  }
}
