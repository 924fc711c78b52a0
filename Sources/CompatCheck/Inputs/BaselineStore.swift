import CompatMatrix
import Platforms
import PositionedJSON

/// Where a baseline lies: in one file, or in a folder with one file for each interceptor.
struct BaselineStore {
  /// The file or folder.
  let path: String
  private let isFolder: Bool

  /// Names a place; a path that does not exist yet is a folder unless it ends in `.json`.
  init(path: String) {
    self.path = path
    isFolder = FileProbe.isFolder(path) || (!FileProbe.isFile(path) && !path.hasSuffix(".json"))
  }

  /// The place that options, config file or the fixtures' folder name, or nil if there is none.
  static func find(_ arguments: ParsedArguments, _ inputs: MatrixInputs) -> BaselineStore? {
    if arguments.isGiven("no-baseline") { return nil }
    if let path = arguments.value("baseline") { return BaselineStore(path: path) }
    if inputs.config.acceptsNothing { return nil }
    if let path = inputs.config.baseline { return BaselineStore(path: path) }
    let beside = inputs.fixturesFolder + "/baselines"
    return FileProbe.isFolder(beside) ? BaselineStore(path: beside) : nil
  }

  /// Reads the baseline; throws if it was written under other switches or platforms.
  func read(expecting digest: String) throws -> Baseline {
    let files = isFolder ? try ResourceFolder(path: path).files() : [path]
    var entries: [BaselineEntry] = []
    var seen: Set<BaselineEntry.Key> = []
    for file in files {
      let baseline = try Baseline(
        reading: InputFile.read(file, maximumBytes: 64 << 20), file: InputFile.name(for: file))
      guard baseline.digest == digest else {
        throw InputError(
          location: SourceLocation(file: file),
          found: "a baseline for other switches or platforms (digest \(baseline.digest))",
          expected: "digest \(digest); write it anew with 'compat-check baseline write'")
      }
      for entry in baseline.entries where !seen.insert(entry.key).inserted {
        throw InputError(
          location: SourceLocation(file: file),
          message: "an entry for \(entry.key.fixture) stands in another file already")
      }
      entries += baseline.entries
    }
    return Baseline(digest: digest, entries: entries)
  }

  /// Writes the baseline; in a folder, one file for each interceptor that was run or has entries.
  func write(_ baseline: Baseline, interceptors: [String]) throws -> [String] {
    guard isFolder else {
      try OutputFile.write(baseline.text, to: path)
      return [path]
    }
    try FileProbe.makeFolder(path)
    let groups = Dictionary(grouping: baseline.entries, by: \.key.interceptor)
    let names = Set(groups.keys).union(interceptors).sorted()
    var written: [String] = []
    for name in names {
      let file = "\(path)/\(name).json"
      let entries = groups[name] ?? []
      if entries.isEmpty, !FileProbe.isFile(file) { continue }
      try OutputFile.write(
        Baseline(digest: baseline.digest, entries: entries).text, to: file)
      written.append(file)
    }
    return written
  }
}

extension FileProbe {
  /// Makes a folder unless it is there.
  fileprivate static func makeFolder(_ path: String) throws {
    guard !isFolder(path) else { return }
    do {
      try createFolder(path)
    } catch {
      throw CommandError("\(path): the folder cannot be made")
    }
  }
}
