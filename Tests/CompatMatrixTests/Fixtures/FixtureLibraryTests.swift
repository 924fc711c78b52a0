import Foundation
import PositionedJSON
import Testing

@testable import CompatMatrix

@Suite struct FixtureLibraryTests {
  private func failure(_ folder: TemporaryFolder) -> String {
    do {
      _ = try FixtureLibrary(readingFolder: folder.path)
      return "no error"
    } catch {
      return "\(error)".replacing(folder.path, with: "DIR")
    }
  }

  private func named(_ id: String) -> String {
    fixtureText(events: "").replacing(#""id": "f""#, with: #""id": "\#(id)""#)
  }

  @Test func readsAFolderSortedByID() throws {
    let folder = try TemporaryFolder()
    for id in ["b", "a-1", "a"] { try folder.write(named(id), to: "\(id).json") }
    try folder.write("no fixture", to: "README.md")
    let library = try FixtureLibrary(readingFolder: folder.path)
    #expect(library.fixtures.map(\.id) == ["a", "a-1", "b"])
    #expect(library.folder == folder.path)
    #expect(library.fixtures[0].file == folder.path(of: "a.json"))
  }

  @Test func refusesAFolderWithoutFixtures() throws {
    let folder = try TemporaryFolder()
    #expect(failure(folder) == "DIR: found no *.json file, expected fixtures")
  }

  @Test func refusesAFolderThatIsNotThere() {
    #expect(throws: InputError.self) { try FixtureLibrary(readingFolder: "/no/such/folder") }
  }

  @Test func refusesAFileUnderAnotherName() throws {
    let folder = try TemporaryFolder()
    try folder.write(named("b"), to: "a.json")
    #expect(
      failure(folder) == #"DIR/a.json:1:8: $.id: found id "b", expected the file's name, "a""#)
  }

  @Test func namesTheFileThatIsNotRight() throws {
    let folder = try TemporaryFolder()
    try folder.write(named("a"), to: "a.json")
    try folder.write("{", to: "b.json")
    #expect(failure(folder).hasPrefix("DIR/b.json:1:2: "))
  }

  @Test func refusesTwoFixturesOfOneID() throws {
    let one = try fixture(named("x"))
    #expect(throws: InputError.self) { try FixtureLibrary.refuseDuplicates([one, one]) }
    do {
      try FixtureLibrary.refuseDuplicates([one, one])
    } catch {
      #expect(
        error.description
          == #"f.json: found id "x", which f.json has too, expected an id of its own"#)
    }
  }

  @Test func bundledFixturesAreCanonicalAndMany() throws {
    let fixtures = try FixtureLibrary.bundled().fixtures
    #expect(fixtures.count >= 70)
    for fixture in fixtures {
      let bytes = try InputFile.read(fixture.file)
      #expect(
        try FixtureText.canonical(bytes, file: fixture.id) == String(decoding: bytes, as: UTF8.self)
      )
      #expect(fixture.title.count <= 70, "\(fixture.id)")
      #expect(!fixture.source.isEmpty, "\(fixture.id)")
    }
  }

  @Test func bundledTitlesAreDifferent() throws {
    let titles = try FixtureLibrary.bundled().fixtures.map(\.title)
    #expect(Set(titles).count == titles.count)
  }
}
