import Testing

@testable import Platforms

@Suite("ResourceSearch")
struct ResourceSearchTests {
  @Test func looksBesideTheRunningExecutable() throws {
    let search = ResourceSearch.ofThisProcess()
    let first = try #require(search.bundleFolders.first)
    #expect(FileSystem.isFolder(first))
    #expect(FileSystem.isFolder(search.currentFolder))
    #expect(Set(search.bundleFolders).count == search.bundleFolders.count)
  }

  @Test func findsTheBundledDataWithoutACheckout() throws {
    let beside = ResourceSearch(
      bundleFolders: ResourceSearch.ofThisProcess().bundleFolders, currentFolder: "/")
    let folder = try ResourceFolder.locate(
      "Releases", inBundle: "NavCompat_Platforms", orSourcePath: "Sources/Platforms/Releases",
      search: beside)
    #expect(try folder.files().count == 15)
  }
}
