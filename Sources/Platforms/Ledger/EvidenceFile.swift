import PositionedJSON

/// Reads one file of the evidence index.
struct EvidenceFile: Sendable {
  /// The rows in the order of the file.
  let rows: [EvidenceRow]
  /// Where each row's id stands.
  let locations: [SourceLocation]

  static let formatVersion = 1

  init(reading document: JSONDocument) throws(InputError) {
    var root = try document.cursor.object()
    let version = try root.required("formatVersion")
    guard try version.integer() == Self.formatVersion else {
      throw version.fail(expected: "the format version \(Self.formatVersion)")
    }
    let topic = try root.required("topic").string()
    let facts = root.optional("facts")
    let questions = root.optional("questions")
    try root.rejectUnknownKeys()
    var rows: [EvidenceRow] = []
    var locations: [SourceLocation] = []
    for (cursor, kind) in [(facts, EvidenceRow.Kind.fact), (questions, .question)] {
      guard let cursor else { continue }
      let object = try cursor.object()
      for member in object.members {
        rows.append(
          try Self.row(member.key, kind: kind, topic: topic, at: object.cursor(at: member)))
        locations.append(document.location(of: member))
      }
    }
    self.rows = rows
    self.locations = locations
  }

  private static func row(
    _ id: String, kind: EvidenceRow.Kind, topic: String, at cursor: JSONCursor
  ) throws(InputError) -> EvidenceRow {
    var object = try cursor.object()
    let statement = try object.required("statement").string()
    let rangeText = object.optional("ios")
    var range: ReleaseRange?
    if let rangeText {
      range = ReleaseRange(try rangeText.string())
      guard range != nil else {
        throw rangeText.fail(expected: "a range of releases such as 13.4..18, ..12 or 26..")
      }
    }
    var strength: [EvidenceStrength] = []
    var codeBases: [String] = []
    var source = ""
    var isOpen = false
    var introduces = false
    if kind == .fact {
      strength = try object.required("strength").array { cursor throws(InputError) in
        try cursor.oneOf(EvidenceStrength.self)
      }
      source = try object.required("source").string()
      codeBases =
        try object.optional("codeBases")?.array { cursor throws(InputError) in
          try cursor.string()
        } ?? []
      isOpen = try object.optional("open")?.boolean() ?? false
      introduces = try object.optional("introduces")?.boolean() ?? false
    }
    try object.rejectUnknownKeys()
    return EvidenceRow(
      id: id, kind: kind, topic: topic, statement: statement, releases: range,
      releasesText: try rangeText?.string(), strength: strength, codeBases: codeBases,
      source: source, isOpen: isOpen, introduces: introduces)
  }
}
