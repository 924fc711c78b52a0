import NavigationModel
import Testing

@testable import Platforms

@Suite("VariantParentRule")
struct VariantParentRuleTests {
  private func findings(_ variant: PlatformFile) throws -> [String] {
    let files = [
      Sample.root(), Sample.heir("13.0", os: SystemVersion(13), of: "12"),
      Sample.heir("13+sdk11", os: SystemVersion(13), sdk: SystemVersion(11), of: "13.0"), variant,
    ]
    return Sample.findings(VariantParentRule(), in: try PlatformCatalog(files: files))
  }

  @Test(arguments: [
    ("13+sdk12", SystemVersion(12), "13.0", true), ("13+sdk12", SystemVersion(12), "12", false),
    ("13-old", SystemVersion(12), "13.0", false), ("13+sdk12", SystemVersion(11, 4), "13.0", false),
    ("13+sdk11.4", SystemVersion(11, 4), "13.0", true),
    ("13+sdk14", SystemVersion(14), "13.0", false),
    ("13+sdk12", SystemVersion(12), "13+sdk11", false),
  ])
  func demandsTheOwnReleaseAnOlderSDKAndAName(
    id: String, sdk: SystemVersion, parent: String, isFine: Bool
  ) throws {
    let variant = Sample.heir(id, os: SystemVersion(13), sdk: sdk, of: parent)
    #expect(try findings(variant) == (isFine ? [] : [id]))
  }

  @Test func objectsToAVariantThatIsARoot() throws {
    let root = Sample.root()
    let variant = PlatformFile(
      id: "13+sdk12", title: "Root", os: SystemVersion(13), sdk: SystemVersion(12),
      entries: root.entries)
    #expect(try findings(variant) == ["13+sdk12"])
  }

  @Test func holdsAddedPlatformsToTheSDKOnly() throws {
    let catalog = try Sample.pair()
      .adding(Sample.heir("old", os: SystemVersion(13), sdk: SystemVersion(12), of: "12"))
      .adding(Sample.heir("new", os: SystemVersion(13), sdk: SystemVersion(14), of: "13.0"))
    #expect(Sample.findings(VariantParentRule(), in: catalog) == ["new"])
  }
}
