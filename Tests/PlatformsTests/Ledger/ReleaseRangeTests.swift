import NavigationModel
import Testing

@testable import Platforms

@Suite("ReleaseRange")
struct ReleaseRangeTests {
  @Test(arguments: [
    ("12", "12.0..<13.0"), ("13.4", "13.4..<13.5"), ("..12", "..<13.0"), ("..13.3", "..<13.4"),
    ("26..", "26.0..<"), ("13.4..18", "13.4..<19.0"), ("..", "..<"), ("26..26.1", "26.0..<26.2"),
  ])
  func reads(text: String, expected: String) {
    #expect(ReleaseRange(text)?.description == expected)
  }

  @Test(arguments: ["", "x", "13..x", "x..13", "13...14", "14..13", "13.4..13.3", "1.2.3"])
  func refuses(text: String) {
    #expect(ReleaseRange(text) == nil)
  }

  @Test(arguments: [
    ("..12", 12, 5, true), ("..12", 13, 0, false), ("13.4..", 13, 3, false),
    ("13.4..", 13, 4, true), ("..13.3", 13, 3, true), ("..13.3", 13, 4, false), ("..", 9, 0, true),
  ])
  func contains(text: String, major: Int, minor: Int, expected: Bool) throws {
    let range = try #require(ReleaseRange(text))
    #expect(range.contains(SystemVersion(major, minor)) == expected)
  }

  @Test(arguments: [
    ("..12", "13..", false), ("..13", "13..", true), ("13.4..", "13.0..13.3", false),
    ("..", "27", true), ("14..16", "16..18", true), ("14..15", "16..18", false),
  ])
  func overlapsBothWays(left: String, right: String, expected: Bool) throws {
    let left = try #require(ReleaseRange(left))
    let right = try #require(ReleaseRange(right))
    #expect(left.overlaps(right) == expected)
    #expect(right.overlaps(left) == expected)
  }

  @Test(arguments: [("12", 13, 0), ("13.3", 13, 4), ("13.0", 13, 1)])
  func knowsWhatComesAfter(text: String, major: Int, minor: Int) {
    #expect(ReleaseRange.versionAfter(text) == SystemVersion(major, minor))
  }
}
