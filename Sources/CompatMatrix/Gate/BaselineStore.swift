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
  ///
  /// - Parameters:
  ///   - digest: The digest of switches and platforms; nil takes any, the last one's stays.
  ///   - interceptors: Those whose own files in a folder need not be read.
  public func read(
    expecting digest: String?, leavingOut interceptors: Set<String> = []
  ) throws(InputError) -> Baseline {
    var lastDigest = digest ?? ""
    let files = isFolder ? try ResourceFolder(path: path).files() : [path]
    var entries: [BaselineEntry] = []
    var seen: Set<BaselineEntry.Key> = []
    let unread = Set(isFolder ? interceptors.map { "\(path)/\(fileName(for: $0))" } : [])
    for file in files where !unread.contains(file) {
      let baseline = try Baseline(
        reading: InputFile.read(file, maximumBytes: 64 << 20), file: InputFile.name(for: file))
      lastDigest = baseline.digest
      if let digest, baseline.digest != digest {
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
    return Baseline(digest: lastDigest, entries: entries)
  }

  /// Writes the baseline; in a folder, one file for each interceptor that has entries.
  ///
  /// Files of the folder for which nothing is left are written without entries. Gives the paths
  /// of the files that were written.
  public func write(_ baseline: Baseline) throws(OutputError) -> [String] {
    guard isFolder else {
      try OutputFile.write(baseline.text, to: path)
      return [path]
    }
    try FileProbe.createFolder(path)
    let groups = Dictionary(grouping: baseline.entries) { fileName(for: $0.key.interceptor) }
    let existing = ((try? ResourceFolder(path: path).files()) ?? [])
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    var written: [String] = []
    for name in Set(groups.keys).union(existing).sorted() {
      let text = Baseline(digest: baseline.digest, entries: groups[name] ?? []).text
      try OutputFile.write(text, to: "\(path)/\(name)")
      written.append("\(path)/\(name)")
    }
    return written
  }

  /// The name of an interceptor's file, which never leads out of the folder.
  private func fileName(for interceptor: String) -> String {
    let plain = interceptor.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_+".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "-"
    }
    return plain.joined() + ".json"
  }
}
