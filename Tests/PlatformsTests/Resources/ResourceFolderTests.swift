import Testing

@testable import Platforms

@Suite("ResourceFolder")
struct ResourceFolderTests {
  private func locate(
    _ folder: TemporaryFolder, bundles: [String], current: String
  ) throws -> String {
    try ResourceFolder.locate(
      "Data", inBundle: "Kit_Part", orSourcePath: "Sources/Part/Data",
      search: ResourceSearch(
        bundleFolders: bundles.map { "\(folder.path)/\($0)" },
        currentFolder: "\(folder.path)/\(current)")
    ).path.replacingOccurrences(of: folder.path + "/", with: "")
  }

  @Test(arguments: [
    "bin/Kit_Part.resources/Data", "bin/Kit_Part.bundle/Data",
    "bin/Kit_Part.bundle/Contents/Resources/Data",
  ])
  func findsEachLayoutBesideTheExecutable(layout: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(layout)
    #expect(try locate(folder, bundles: ["bin"], current: "") == layout)
  }

  @Test func takesTheFirstFolderThatHasIt() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("two/Kit_Part.resources/Data")
    try folder.makeFolder("three/Kit_Part.resources/Data")
    #expect(
      try locate(folder, bundles: ["one", "two", "three"], current: "")
        == "two/Kit_Part.resources/Data")
  }

  @Test func prefersABundleToTheSources() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("bin/Kit_Part.resources/Data")
    try folder.makeFolder("Sources/Part/Data")
    #expect(
      try locate(folder, bundles: ["bin"], current: "") == "bin/Kit_Part.resources/Data")
  }

  @Test(arguments: ["work", "work/deep/deeper"])
  func climbsFromTheCurrentFolder(current: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work/Sources/Part/Data")
    try folder.makeFolder("work/deep/deeper")
    #expect(try locate(folder, bundles: ["bin"], current: current) == "work/Sources/Part/Data")
  }

  @Test func passesOverAFileOfThatName() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("bin/Kit_Part.resources")
    try folder.write("", to: "bin/Kit_Part.resources/Data")
    try folder.makeFolder("Sources/Part/Data")
    #expect(try locate(folder, bundles: ["bin"], current: "bin") == "Sources/Part/Data")
  }

  @Test func saysWhereItLooked() throws {
    let folder = try TemporaryFolder()
    let message = Sample.error { try locate(folder, bundles: ["bin", "main"], current: "here") }
    #expect(
      message == "found no folder \"Data\", looked for "
        + "\(folder.path)/bin/Kit_Part.resources or .bundle; "
        + "\(folder.path)/main/Kit_Part.resources or .bundle; "
        + "Sources/Part/Data in \(folder.path)/here and above")
  }

  @Test func listsFilesByEndingInOrder() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a.json", "notes.txt"] { try folder.write("", to: name) }
    let files = try ResourceFolder(path: folder.path).files()
    #expect(files == ["\(folder.path)/a.json", "\(folder.path)/b.json"])
  }

  @Test func refusesToListWhatIsNoFolder() {
    let message = Sample.error { try ResourceFolder(path: "/no/such/folder").files() }
    #expect(message == "/no/such/folder: cannot be read as a folder")
  }
}
