import CompatMatrix
import PositionedJSON

/// The options of a project, read from `compat-check.json`.
struct ConfigFile: Equatable {
  /// The file's name.
  static let name = "compat-check.json"

  /// The keys that a config file may have.
  static let keys: Set<String> = [
    "fixtures", "interceptors", "platforms", "platformFiles", "baseline", "failOn", "color",
    "ascii", "quiet", "verbose",
  ]

  var path: String?
  var fixtures: String?
  var interceptors: [String] = []
  var platforms: String?
  var platformFiles: [String] = []
  var baseline: String?
  var acceptsNothing = false
  var failOn: String?
  var color: String?
  var ascii = false
  var quiet = false
  var verbose = false

  /// The config file of the nearest folder from `folder` upwards, or an empty one.
  static func find(from folder: String) throws(InputError) -> ConfigFile {
    var folder = folder
    while true {
      let path = (folder == "/" ? "" : folder) + "/" + name
      if FileProbe.isFile(path) { return try ConfigFile(reading: path) }
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return ConfigFile() }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  init() {}

  /// Reads a config file; its paths are relative to its folder.
  init(reading path: String) throws(InputError) {
    try self.init(
      reading: JSONDocument(reading: InputFile.read(path), file: InputFile.name(for: path)),
      path: path)
  }

  /// Reads a config file's document.
  init(reading document: JSONDocument, path: String) throws(InputError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    func resolved(_ text: String) -> String {
      text.hasPrefix("/") ? text : "\(folder)/\(text)"
    }
    var object = try document.cursor.object()
    self.path = path
    fixtures = try object.optional("fixtures")?.string()
    fixtures = fixtures.map(resolved)
    interceptors = try object.optional("interceptors")?.strings() ?? []
    platforms = try object.optional("platforms")?.string()
    platformFiles = try (object.optional("platformFiles")?.strings() ?? []).map(resolved)
    if let value = object.optional("baseline") {
      if case .boolean(false) = value.value.kind {
        acceptsNothing = true
      } else {
        guard case .string(let text) = value.value.kind else {
          throw value.fail(expected: "a path, or false to accept nothing")
        }
        baseline = resolved(text)
      }
    }
    if let value = object.optional("failOn") {
      let words = try value.array { cursor throws(InputError) in
        try cursor.oneOf(GateFailure.self).rawValue
      }
      failOn = words.isEmpty ? "none" : words.joined(separator: ",")
    }
    color = try object.optional("color")?.oneOf(ColorChoice.allCases.map(\.rawValue))
    ascii = try object.optional("ascii")?.boolean() ?? false
    quiet = try object.optional("quiet")?.boolean() ?? false
    verbose = try object.optional("verbose")?.boolean() ?? false
    try object.rejectUnknownKeys()
  }
}

extension JSONCursor {
  fileprivate func strings() throws(InputError) -> [String] {
    try array { cursor throws(InputError) in try cursor.string() }
  }
}
