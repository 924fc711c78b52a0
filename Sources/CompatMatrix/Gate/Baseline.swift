import PositionedJSON

/// The findings that a gate accepts.
public struct Baseline: Hashable, Sendable {
  /// The version of the file's format.
  public static let formatVersion = 1

  /// The digest over switch and platform ids that the entries were written under.
  public var digest: String
  /// The accepted findings, sorted by key.
  public private(set) var entries: [BaselineEntry]

  /// Makes a baseline; of entries with equal keys the first one stays.
  public init(digest: String, entries: [BaselineEntry]) {
    self.digest = digest
    var seen: Set<BaselineEntry.Key> = []
    self.entries = entries.filter { seen.insert($0.key).inserted }.sorted { $0.key < $1.key }
  }

  /// Makes a baseline that accepts everything that a report charges to interceptors.
  ///
  /// Entries of `previous` keep their reason, issue and date.
  public init(accepting report: MatrixReport, keeping previous: Baseline? = nil) {
    let old = Dictionary(
      (previous?.entries ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.init(
      digest: report.digest,
      entries: report.cells.flatMap(\.baselineKeys).map { old[$0] ?? BaselineEntry(key: $0) })
  }

  /// The baseline as a file's text, one line for each finding with all its platforms.
  public var text: String {
    var text = "{\n  \"formatVersion\": \(Self.formatVersion),\n"
    text += "  \"digest\": \(JSONText.literal(digest)),\n  \"entries\": ["
    let lines = BaselineLine.grouping(entries)
    for (index, line) in lines.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      text += JSONText.compact(line.json)
    }
    return text + (lines.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  /// Reads a baseline; throws at the first thing that is not right.
  public init(reading bytes: [UInt8], file: String) throws(InputError) {
    let document = try JSONDocument(
      reading: bytes, file: file, limits: JSONLimits(maximumBytes: 64 << 20))
    var object = try document.cursor.object()
    let version = try object.required("formatVersion")
    guard try version.integer() == Self.formatVersion else {
      throw version.fail(expected: "format version \(Self.formatVersion)")
    }
    let digest = try object.required("digest").string()
    var seen: Set<BaselineEntry.Key> = []
    var entries: [BaselineEntry] = []
    for cursor in try object.required("entries").array() {
      for entry in try BaselineLine(reading: cursor).entries {
        guard seen.insert(entry.key).inserted else {
          throw cursor.fail(
            found: "platform \"\(entry.key.platform)\" for a finding that has it already",
            expected: "each finding once a platform")
        }
        entries.append(entry)
      }
    }
    try object.rejectUnknownKeys()
    self.init(digest: digest, entries: entries)
  }

  /// Whether a text is a date in the form `YYYY-MM-DD`.
  public static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ part in part.utf8.allSatisfy { (48...57).contains($0) } }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    guard let year = Int(parts[0]), (1...12).contains(month) else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}

extension MatrixCell {
  /// The keys under which the gate knows the cell's charged hazards.
  var baselineKeys: [BaselineEntry.Key] {
    signatures.map {
      BaselineEntry.Key(
        fixture: fixture, interceptor: interceptor, platform: platform, hazard: $0.hazard,
        signature: $0.signature)
    }
  }
}
