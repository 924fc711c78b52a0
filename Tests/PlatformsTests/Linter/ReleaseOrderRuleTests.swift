import NavigationModel
import Testing

@testable import Platforms

@Suite("ReleaseOrderRule")
struct ReleaseOrderRuleTests {
  private func findings(_ files: [PlatformFile]) throws -> [String] {
    Sample.findings(ReleaseOrderRule(), in: try PlatformCatalog(files: files))
  }

  private let thirteen = Sample.heir("13.0", os: SystemVersion(13), of: "12")

  @Test func acceptsAReleaseThatMirrorsItsPredecessor() throws {
    let next = Sample.heir("14", os: SystemVersion(14), of: "13.0")
    #expect(try findings([Sample.root(), thirteen, next]) == [])
  }

  @Test func objectsToAReleaseThatSkipsOne() throws {
    let next = Sample.heir("14", os: SystemVersion(14), of: "12")
    #expect(try findings([Sample.root(), thirteen, next]) == ["14"])
  }

  @Test func objectsToMirroringALaterRelease() throws {
    let earlier = Sample.heir("11", os: SystemVersion(11), of: "12")
    #expect(try findings([Sample.root(), thirteen, earlier]) == ["11"])
  }

  @Test func leavesVariantsToTheirOwnRule() throws {
    let variant = Sample.heir("13+sdk12", os: SystemVersion(13), sdk: SystemVersion(12), of: "12")
    #expect(try findings([Sample.root(), thirteen, variant]) == [])
  }

  @Test func letsAddedPlatformsMirrorAnyEarlierRelease() throws {
    let catalog = try Sample.pair()
      .adding(Sample.heir("fine", os: SystemVersion(28), of: "12"))
      .adding(Sample.heir("late", os: SystemVersion(12), of: "13.0"))
    #expect(Sample.findings(ReleaseOrderRule(), in: catalog) == ["late"])
  }
}
