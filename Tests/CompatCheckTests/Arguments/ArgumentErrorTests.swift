import Testing

@testable import CompatCheck

@Suite struct ArgumentErrorTests {
  @Test(
    arguments: [
      ("missing argument <report>", [], "missing argument <report>. See 'tool help'."),
      ("missing argument <report>", ["a", "b"], "missing argument <report>. See 'tool help a b'."),
      ("did you mean 'run'?", [], "did you mean 'run'? See 'tool help'."),
      ("found 'a\nb'", [], "found 'a\\u{a}b'. See 'tool help'."),
    ] as [(String, [String], String)])
  func endsBySayingWhereTheHelpIs(_ message: String, _ command: [String], _ line: String) {
    let error = ArgumentError(message, tool: "tool", command: command)
    #expect(error.description == line)
  }
}
