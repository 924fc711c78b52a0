import NavigationModel
import Testing

@testable import Platforms

@Suite("PlatformColumn")
struct PlatformColumnTests {
  /// Releases 12, 13.0, 14 and 15, of which 13.0 and 15 change something if told so.
  private func catalog(changing ids: [String], variant: Bool = false) throws -> PlatformCatalog {
    func entries(_ id: String, _ switchID: String) -> [PlatformFile.Entry] {
      ids.contains(id) ? [Sample.entry(switchID, [1])] : []
    }
    var files = [
      Sample.root(),
      Sample.heir("13.0", os: SystemVersion(13), of: "12", entries("13.0", "tap.asks")),
      Sample.heir("14", os: SystemVersion(14), of: "13.0", entries("14", "menu.route")),
      Sample.heir("15", os: SystemVersion(15), of: "14", entries("15", "overlap.tap")),
    ]
    if variant {
      files.append(Sample.heir("13+sdk12", os: SystemVersion(13), sdk: SystemVersion(12), of: "12"))
    }
    return try PlatformCatalog(files: files)
  }

  @Test(arguments: [
    ([], ["12+"]), (["13.0"], ["12", "13.0+"]), (["14"], ["12-13.0", "14+"]),
    (["15"], ["12-14", "15+"]), (["13.0", "15"], ["12", "13.0-14", "15+"]),
  ])
  func mergesNeighboursThatAgree(changing ids: [String], columns: [String]) throws {
    #expect(try catalog(changing: ids).releaseColumns.map(\.id) == columns)
  }

  @Test func runsUnderTheOldestPlatform() throws {
    let column = try #require(try catalog(changing: ["15"]).releaseColumns.first)
    #expect(column.platform.id == "12")
    #expect(column.platforms.map(\.id) == ["12", "13.0", "14"])
  }

  @Test func doesNotMergeAcrossARelease() throws {
    let files = [
      Sample.root(),
      Sample.heir("13.0", os: SystemVersion(13), of: "12", [Sample.entry("tap.asks", [1])]),
      Sample.heir("14", os: SystemVersion(14), of: "13.0", [Sample.entry("tap.asks", [0])]),
    ]
    #expect(try PlatformCatalog(files: files).releaseColumns.map(\.id) == ["12", "13.0", "14+"])
  }

  @Test func keepsReleasesOfOtherCertaintyApart() throws {
    let pair = try Sample.pair(heir: [Sample.entry("tap.asks", [0], .known, ["SEED-ALL"])])
    #expect(pair.releaseColumns.map(\.id) == ["12", "13.0+"])
  }

  @Test func mergesReleasesThatDifferInEvidenceOnly() throws {
    let pair = try Sample.pair(heir: [Sample.entry("tap.asks", [0], .assumed, ["SEED-ALL"])])
    #expect(pair.releaseColumns.map(\.id) == ["12+"])
  }

  @Test func leavesVariantsOutOfTheDefaultColumns() throws {
    let catalog = try catalog(changing: ["13.0"], variant: true)
    #expect(catalog.defaultColumns.map(\.id) == ["12", "13.0+"])
    #expect(catalog.allColumns.map(\.id) == ["12", "13.0+", "13+sdk12"])
  }

  @Test func givesAddedPlatformsColumnsOfTheirOwn() throws {
    let catalog = try catalog(changing: ["13.0"], variant: true)
      .adding(Sample.heir("beta", os: SystemVersion(12), of: "12"))
    #expect(catalog.defaultColumns.map(\.id) == ["12", "13.0+", "beta"])
    #expect(catalog.allColumns.map(\.id) == ["12", "13.0+", "13+sdk12", "beta"])
  }

  @Test(arguments: [
    ("12", "12"), ("13.0", "13.0-14"), ("14", "13.0-14"), ("15", "15+"), ("13+sdk12", "13+sdk12"),
  ])
  func knowsTheColumnOfAPlatform(id: String, column: String) throws {
    let catalog = try catalog(changing: ["13.0", "15"], variant: true)
    #expect(catalog.columnID(of: try #require(catalog[id])) == column)
  }
}
