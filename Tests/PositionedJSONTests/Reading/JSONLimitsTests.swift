import PositionedJSON
import Testing

@Suite struct JSONLimitsTests {
  private func nested(_ levels: Int, open: String = "[", close: String = "]") -> String {
    String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
  }

  @Test func standardIs64LevelsAnd16MiB() {
    #expect(JSONLimits.standard.maximumDepth == 64)
    #expect(JSONLimits.standard.maximumBytes == 16 * 1024 * 1024)
  }

  @Test func theLastAllowedLevelIsRead() {
    #expect(readingError(of: nested(64)) == "no error")
    #expect(readingError(of: nested(3), limits: JSONLimits(maximumDepth: 3)) == "no error")
  }

  @Test func oneLevelMoreIsRefused() {
    #expect(
      readingError(of: nested(4), limits: JSONLimits(maximumDepth: 3))
        == "input.json:1:4: $[0][0][0]: found level 4 of nesting, expected at most 3 levels")
    #expect(readingError(of: nested(65)).contains("found level 65 of nesting"))
  }

  @Test func siblingsDoNotAddUp() {
    let text = "[" + Array(repeating: "[[]]", count: 100).joined(separator: ",") + "]"
    #expect(readingError(of: text, limits: JSONLimits(maximumDepth: 3)) == "no error")
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func tenThousandLevelsAreAnErrorAndNoCrash(_ open: String, _ close: String) {
    let text = nested(10_000, open: open, close: close)
    let limits = JSONLimits(maximumDepth: 1_000_000)
    #expect(readingError(of: text, limits: limits).contains("found level 513 of nesting"))
    #expect(readingError(of: text).contains("found level 65 of nesting"))
  }

  @Test func bytesOverTheLimitAreRefused() {
    let limits = JSONLimits(maximumBytes: 4)
    #expect(readingError(of: "[12]", limits: limits) == "no error")
    #expect(
      readingError(of: "[123]", limits: limits) == "input.json: found 5 bytes, expected at most 4")
  }

  @Test func numbersOutOfRangeAreMoved() {
    #expect(JSONLimits(maximumDepth: 0, maximumBytes: -3).maximumDepth == 1)
    #expect(JSONLimits(maximumDepth: 0, maximumBytes: -3).maximumBytes == 1)
    #expect(JSONLimits(maximumDepth: 9999).maximumDepth == 512)
    #expect(JSONLimits(maximumBytes: .max).maximumBytes == Int(Int32.max))
  }
}
