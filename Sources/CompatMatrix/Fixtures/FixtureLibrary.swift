import Platforms
import PositionedJSON

/// The fixtures of a folder, sorted by id.
public struct FixtureLibrary: Sendable {
  /// The folder's path.
  public let folder: String
  /// The fixtures, sorted by id.
  public let fixtures: [Fixture]

  /// Reads every `*.json` file that lies directly in the folder.
  ///
  /// Throws for a folder without fixtures, for the first file that is not right, for two files
  /// with the same id and for a file whose name is not its fixture's id.
  ///
  /// - Parameter ids: The only fixtures to read, as far as the folder has them; all if it is nil.
  public init(readingFolder path: String, only ids: Set<String>? = nil) throws(InputError) {
    folder = path
    // A config file may lie beside the fixtures.
    var files = try ResourceFolder(path: path).files().filter {
      !$0.hasSuffix("/compat-check.json")
    }
    if let ids {
      let wanted = files.filter { ids.contains(Self.name(of: $0)) }
      // A name that no file has is left to the caller, who then knows all the others.
      if wanted.count == ids.count { files = wanted }
    }
    guard !files.isEmpty else {
      throw InputError(
        location: SourceLocation(file: path), found: "no *.json file", expected: "fixtures")
    }
    var fixtures: [Fixture] = []
    fixtures.reserveCapacity(files.count)
    for file in files {
      let document = try JSONDocument(reading: InputFile.read(file), file: file)
      fixtures.append(try Self.read(document, file: file))
    }
    try Self.refuseDuplicates(fixtures)
    self.fixtures = fixtures.sorted { $0.id < $1.id }
  }

  /// Reads one fixture file, or standard input for `-`.
  public static func readFile(_ path: String) throws(InputError) -> Fixture {
    try FixtureReader.read(InputFile.read(path), file: InputFile.name(for: path))
  }

  /// Reads the fixtures that come with the package.
  ///
  /// - Parameter ids: The only fixtures to read; all if it is nil.
  public static func bundled(only ids: Set<String>? = nil) throws(InputError) -> FixtureLibrary {
    try FixtureLibrary(readingFolder: bundledFolder().path, only: ids)
  }

  /// The folder of the fixtures that come with the package, which holds `baselines` too.
  public static func bundledFolder() throws(InputError) -> ResourceFolder {
    try ResourceFolder.locate(
      "Fixtures", inBundle: "NavCompat_CompatMatrix", orSourcePath: "Fixtures")
  }

  /// The file's name without folder and extension.
  private static func name(of file: String) -> String {
    file.split(separator: "/").last.map {
      $0.hasSuffix(".json") ? String($0.dropLast(5)) : String($0)
    } ?? file
  }

  /// Reads a fixture whose file has to be named after it.
  public static func read(
    _ document: JSONDocument, file: String
  ) throws(InputError) -> Fixture {
    let fixture = try FixtureReader.read(document.cursor, file: file)
    let name = name(of: file)
    guard fixture.id == name else {
      var object = try document.cursor.object()
      throw try object.required("id").fail(
        found: "id \"\(fixture.id)\"", expected: "the file's name, \"\(name)\"")
    }
    return fixture
  }

  /// Throws if two fixtures have the same id.
  public static func refuseDuplicates(_ fixtures: [Fixture]) throws(InputError) {
    var files: [String: String] = [:]
    for fixture in fixtures {
      if let other = files.updateValue(fixture.file, forKey: fixture.id) {
        throw InputError(
          location: SourceLocation(file: fixture.file),
          found: "id \"\(fixture.id)\", which \(other) has too", expected: "an id of its own")
      }
    }
  }
}
