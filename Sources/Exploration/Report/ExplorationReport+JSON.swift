import NavigationModel
import PositionedJSON

extension ExplorationReport {
  /// The report as the document that `docs/schema/exploration.schema.json` describes.
  public var json: JSONOutput {
    [
      "formatVersion": .integer(Self.formatVersion),
      "digest": .string(digest),
      "options": options.json,
      "columns": .array(columns.map(\.json)),
    ]
  }

  /// Reads a report that was written as JSON.
  public init(reading bytes: [UInt8], file: String) throws(InputError) {
    let document = try JSONDocument(
      reading: bytes, file: file, limits: JSONLimits(maximumBytes: 256 << 20))
    var object = try document.cursor.object()
    let version = try object.required("formatVersion")
    guard try version.integer() == Self.formatVersion else {
      throw version.fail(expected: "format version \(Self.formatVersion)")
    }
    let digest = try object.required("digest").string()
    let options = try ExplorationOptions(reading: object.required("options"))
    let columns = try object.required("columns").array { cursor throws(InputError) in
      try ExplorationColumn(reading: cursor, file: file)
    }
    try object.rejectUnknownKeys()
    self.init(options: options, digest: digest, columns: columns)
  }
}
