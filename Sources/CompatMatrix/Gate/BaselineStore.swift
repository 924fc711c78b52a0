import Platforms
import PositionedJSON

/// Where a baseline lies: in one file, or in a folder with one file for each interceptor.
public struct BaselineStore: Hashable, Sendable {
  /// The file or folder.
  public let path: String
  private let isFolder: Bool

  /// Names a place; a path that does not exist yet is a folder unless it ends in `.json`.
  public init(path: String) {
    self.path = path
    isFolder = FileProbe.isFolder(path) || (!FileProbe.isFile(path) && !path.hasSuffix(".json"))
  }

  /// Reads the baseline; throws if it was written under other switches or platforms.
  public func read(expecting digest: String) throws(InputError) -> Baseline {
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
  ///
  /// Gives the paths of the files that were written.
  public func write(
    _ baseline: Baseline, interceptors: [String]
  ) throws(OutputError) -> [String] {
    guard isFolder else {
      try OutputFile.write(baseline.text, to: path)
      return [path]
    }
    try FileProbe.createFolder(path)
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
