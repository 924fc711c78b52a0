import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct ExpectationRangeTests {
  static let releases = ["9", "11", "12", "12.4", "13.0", "13.4", "13.5", "14", "18", "26", "26.1"]

  @Test(arguments: [
    ("12", ["12", "12.4"]),
    ("13.4", ["13.4"]),
    ("13", ["13.0", "13.4", "13.5"]),
    ("12..13", ["12", "12.4", "13.0", "13.4", "13.5"]),
    ("12..13.4", ["12", "12.4", "13.0", "13.4"]),
    (">=18", ["18", "26", "26.1"]),
    ("<=12", ["9", "11", "12", "12.4"]),
    ("<13", ["9", "11", "12", "12.4"]),
    ("<13.4", ["9", "11", "12", "12.4", "13.0"]),
    (">=13 <14", ["13.0", "13.4", "13.5"]),
    ("<14 >=13.4", ["13.4", "13.5"]),
    (">=12 >=14", ["14", "18", "26", "26.1"]),
  ])
  func holds(text: String, expected: [String]) throws {
    let range = try #require(ExpectationRange(text))
    #expect(range.text == text)
    #expect(
      Self.releases.filter { SystemVersion($0).map(range.contains) ?? false } == expected)
  }

  @Test(arguments: [
    "", " ", "12 ", " 12", ">=", "<=", "<", "..", "12..", "..12", "1..2..3", ">12", "x", "-1",
    "12.", ".4", "1.2.3", ">= 12", "12-14", "9-10", "26+",
  ])
  func refuses(text: String) {
    #expect(ExpectationRange(text) == nil)
  }

  @Test(arguments: [">=14 <14", "14..13", ">=18 <=12", "<0", "12 13"])
  func refusesWhatHoldsNothing(text: String) {
    let range = ExpectationRange(text)
    #expect(
      range.map { range in
        !Self.releases.contains { SystemVersion($0).map(range.contains) ?? false }
      } ?? true)
    if text != "<0" { #expect(range == nil) }
  }
}
