import PositionedJSON

/// Every row of public evidence by its id.
public struct EvidenceIndex: Sendable {
  /// The rows in the order of the files.
  public let rows: [EvidenceRow]
  private let places: [String: Int]

  /// Makes an index from rows; of rows with the same id the first one counts.
  public init(rows: [EvidenceRow]) {
    self.rows = rows
    places = Dictionary(
      rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the evidence that comes with this package.
  public static func bundled() throws(InputError) -> EvidenceIndex {
    let folder = try ResourceFolder.locate(
      "Evidence", inBundle: "NavCompat_Platforms", orSourcePath: "Sources/Platforms/Evidence")
    return try EvidenceIndex(readingFilesOf: folder)
  }

  /// Reads every JSON file of a folder; throws if two rows have the same id.
  public init(readingFilesOf folder: ResourceFolder) throws(InputError) {
    var rows: [EvidenceRow] = []
    var seen: [String: SourceLocation] = [:]
    for path in try folder.files() {
      let file = try EvidenceFile(
        reading: JSONDocument(reading: InputFile.read(path), file: path))
      for (row, location) in zip(file.rows, file.locations) {
        if let first = seen[row.id] {
          throw InputError(
            location: location, found: "a second row \"\(row.id)\"",
            expected: "each id once; the first stands at \(first)")
        }
        seen[row.id] = location
        rows.append(row)
      }
    }
    self.init(rows: rows)
  }

  /// The row with an id, nil if there is none.
  public subscript(id: String) -> EvidenceRow? {
    places[id].map { rows[$0] }
  }

  /// The defined id that a misspelt one most likely means, nil if none is near.
  public func nearestID(to id: String) -> String? {
    nearest(to: id, in: rows.lazy.map(\.id))
  }
}
