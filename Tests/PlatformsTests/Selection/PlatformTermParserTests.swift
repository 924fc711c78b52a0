import NavigationModel
import Testing

@testable import Platforms

@Suite("PlatformTermParser")
struct PlatformTermParserTests {
  @Test(arguments: [
    (">=13", "13.0..<"), (">= 13", "13.0..<"), (">13", "14.0..<"), (">13.3", "13.4..<"),
    ("<=12", "..<13.0"), ("<13", "..<13.0"), ("<13.4", "..<13.4"), ("<=13.3", "..<13.4"),
    ("12..14", "12.0..<15.0"), ("..12", "..<13.0"), ("14..", "14.0..<"), ("9-10", "9.0..<11.0"),
    ("26+", "26.0..<"), ("13.4+", "13.4..<"),
  ])
  func readsRanges(term: String, range: String) {
    #expect(PlatformTermParser.range(of: term)?.description == range)
  }

  @Test(arguments: [
    "13", "13.4", ">=x", ">=", "a-b", "9-", "-9", "1-2-3", "13+sdk12", "x..y", "+", "..",
  ])
  func leavesTheRestAlone(term: String) {
    #expect(PlatformTermParser.range(of: term) == nil)
  }

  @Test(arguments: [
    ("18", ["18"]), ("13.4", ["13.4"]), ("13.2", ["13.0"]), ("13.7", ["13.4"]),
    ("13", ["13.0", "13.4"]),
    ("26.1", ["26"]), ("13+sdk12", ["13+sdk12"]), ("9-10", ["9-10"]), ("26+", ["26+"]),
    ("12..14", ["12", "13.0", "13.4", "14"]), ("14..15", ["14-15"]), ("15..16", ["15", "16"]),
    (">=18", ["18", "26+"]), ("<=11", ["9-10", "11"]), ("13.5..14", ["13.4", "14"]),
    ("12-13", ["12", "13.0", "13.4"]), (">26", ["27"]),
  ])
  func resolvesAgainstTheBundledReleases(term: String, ids: [String]) throws {
    let parser = PlatformTermParser(catalog: try Bundled.catalog)
    #expect(try parser.columns(for: term).map(\.id) == ids)
  }

  @Test(arguments: [
    ("13.x", "did you mean \"13.0\"?"), ("13+sdk1", "did you mean \"13+sdk12\"?"),
    ("defualt", "did you mean \"default\"?"),
    ("19", "found platform \"19\", expected one of 9, 10"),
    ("8", "found platform \"8\""), (">=30", "\">=30\", which selects no platform"),
    ("..8", "\"..8\", which selects no platform"), ("20..25", "which selects no platform"),
  ])
  func refuses(term: String, expected: String) throws {
    let parser = PlatformTermParser(catalog: try Bundled.catalog)
    let message = Sample.error { try parser.columns(for: term) }
    #expect(message.contains(expected), "\(message)")
  }

  @Test func suggestsNoOtherReleaseForAReleaseThatDoesNotExist() throws {
    let parser = PlatformTermParser(catalog: try Bundled.catalog)
    #expect(!Sample.error { try parser.columns(for: "19") }.contains("did you mean"))
  }

  @Test func findsAddedPlatformsByIDOnly() throws {
    let catalog = try Bundled.catalog
      .adding(Sample.heir("28-beta", os: SystemVersion(28), of: "27"))
    let parser = PlatformTermParser(catalog: catalog)
    #expect(try parser.columns(for: "28-beta").map(\.id) == ["28-beta"])
    #expect(try parser.columns(for: ">=27").map(\.id) == ["27"])
    #expect(try parser.columns(for: "all").map(\.id).last == "28-beta")
    #expect(try parser.columns(for: "default").map(\.id).last == "28-beta")
  }
}
