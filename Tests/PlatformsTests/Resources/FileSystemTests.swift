import Foundation
import Testing

@testable import Platforms

@Suite("FileSystem")
struct FileSystemTests {
  @Test func tellsFoldersFromFiles() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x", to: "file")
    #expect(FileSystem.isFolder(folder.path))
    #expect(!FileSystem.isFolder(file))
    #expect(!FileSystem.isFolder(folder.path + "/missing"))
  }

  @Test func listsNamesInOrderWithoutHiddenOnes() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a.json", ".hidden", "B.json", "10.json", "9.json"] {
      try folder.write("", to: name)
    }
    #expect(
      FileSystem.names(in: folder.path) == ["10.json", "9.json", "B.json", "a.json", "b.json"])
    #expect(FileSystem.names(in: folder.path + "/missing") == nil)
  }

  @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("/a/b/c.json", "/a/b")])
  func cutsTheLastPart(path: String, parent: String) {
    #expect(FileSystem.parent(of: path) == parent)
  }

  @Test func resolvesLinks() throws {
    let folder = try TemporaryFolder()
    let target = try folder.makeFolder("target")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(FileSystem.resolved(link) == target)
    #expect(FileSystem.resolved(folder.path + "/missing") == nil)
  }

  @Test func readsTheEnvironment() {
    #expect(FileSystem.environmentValue("PATH")?.isEmpty == false)
    #expect(FileSystem.environmentValue("PLATFORMS_TESTS_NO_SUCH_VARIABLE") == nil)
  }
}
