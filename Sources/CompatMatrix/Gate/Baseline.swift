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

  /// The baseline as a file's text, one entry a line so that it merges well.
  public var text: String {
    var text = "{\n  \"formatVersion\": \(Self.formatVersion),\n"
    text += "  \"digest\": \(JSONText.literal(digest)),\n  \"entries\": ["
    for (index, entry) in entries.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      text += JSONText.compact(entry.json)
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
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
    let entries = try object.required("entries").array { cursor throws(InputError) in
      let entry = try Self.readEntry(cursor)
      guard seen.insert(entry.key).inserted else {
        throw cursor.fail(
          found: "an entry that stands above already", expected: "each finding once")
      }
      return entry
    }
    try object.rejectUnknownKeys()
    self.init(digest: digest, entries: entries)
  }

  private static func readEntry(_ cursor: JSONCursor) throws(InputError) -> BaselineEntry {
    var object = try cursor.object()
    let key = BaselineEntry.Key(
      fixture: try object.required("fixture").string(),
      interceptor: try object.required("interceptor").string(),
      platform: try object.required("platform").string(),
      hazard: try object.required("hazard").string(),
      signature: try object.required("signature").string())
    let reason = try object.optional("reason")?.string()
    let issue = try object.optional("issue")?.string()
    let untilCursor = object.optional("until")
    let until = try untilCursor?.string()
    if let untilCursor, let until, !isDate(until) {
      throw untilCursor.fail(expected: "a date such as \"2027-01-31\"")
    }
    try object.rejectUnknownKeys()
    return BaselineEntry(key: key, reason: reason, issue: issue, until: until)
  }

  /// Whether a text is a date in the form `YYYY-MM-DD`.
  public static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ part in part.utf8.allSatisfy { (48...57).contains($0) } }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }
}

extension BaselineEntry {
  /// The entry as a file holds it.
  fileprivate var json: JSONOutput {
    .object(omittingNil: [
      "fixture": .string(key.fixture), "interceptor": .string(key.interceptor),
      "platform": .string(key.platform), "hazard": .string(key.hazard),
      "signature": .string(key.signature), "reason": reason.map(JSONOutput.string),
      "issue": issue.map(JSONOutput.string), "until": until.map(JSONOutput.string),
    ])
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
