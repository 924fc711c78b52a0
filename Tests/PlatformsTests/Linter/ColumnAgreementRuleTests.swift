import NavigationModel
import Testing

@testable import Platforms

@Suite("ColumnAgreementRule")
struct ColumnAgreementRuleTests {
  private func catalog(
    columns: [String?], changing: [PlatformFile.Entry] = []
  ) throws -> PlatformCatalog {
    try PlatformCatalog(files: [
      Sample.root(column: columns[0]),
      Sample.heir("13.0", os: SystemVersion(13), of: "12", column: columns[1]),
      Sample.heir("14", os: SystemVersion(14), of: "13.0", column: columns[2], changing),
    ])
  }

  private let change = [Sample.entry("tap.asks", [1])]

  @Test func acceptsColumnsAsExpected() throws {
    let catalog = try catalog(columns: ["12-13.0", "12-13.0", "14+"], changing: change)
    #expect(Sample.findings(ColumnAgreementRule(), in: catalog) == [])
  }

  @Test func objectsToReleasesThatShouldHaveMerged() throws {
    let catalog = try catalog(columns: ["12+", "12+", "12+"], changing: change)
    #expect(Sample.findings(ColumnAgreementRule(), in: catalog) == ["12", "13.0", "14"])
    let subject = LintSubject(catalog: catalog, evidence: Sample.evidence)
    let finding = try #require(ColumnAgreementRule().findings(in: subject).last)
    #expect(
      finding.message
        == "found column \"12+\", expected \"14+\"; it differs from 12 in tap.asks")
  }

  @Test func objectsToReleasesThatShouldNotHaveMerged() throws {
    let catalog = try catalog(columns: ["12-13.0", "12-13.0", "14+"])
    #expect(Sample.findings(ColumnAgreementRule(), in: catalog) == ["12", "13.0", "14"])
  }

  @Test func objectsToAReleaseWithoutAColumn() throws {
    let catalog = try catalog(columns: ["12+", nil, "12+"])
    #expect(Sample.findings(ColumnAgreementRule(), in: catalog) == ["13.0"])
  }

  @Test func objectsToAVariantWithAColumn() throws {
    let catalog = try PlatformCatalog(files: [
      Sample.root(column: "12+"),
      Sample.heir(
        "12+sdk11", os: SystemVersion(12), sdk: SystemVersion(11), of: "12", column: "12+"),
    ])
    #expect(Sample.findings(ColumnAgreementRule(), in: catalog) == ["12+sdk11"])
  }

  @Test func asksNoColumnOfAddedPlatforms() throws {
    let catalog = try catalog(columns: ["12+", "12+", "12+"])
      .adding(Sample.heir("mine", os: SystemVersion(14), of: "14"))
    #expect(Sample.findings(ColumnAgreementRule(), in: catalog) == [])
  }
}
