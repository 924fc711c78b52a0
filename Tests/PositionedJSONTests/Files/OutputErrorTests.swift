import PositionedJSON
import Testing

@Suite struct OutputErrorTests {
  @Test func isOneLine() {
    let error = OutputError(file: "a\n.json", reason: "no space left on device")
    #expect(error.description == "a\\u{a}.json: cannot be written: no space left on device")
    #expect(!error.isClosedPipe)
  }
}
