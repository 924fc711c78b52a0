import NavigationModel
import PositionedJSON

extension PlatformFile {
  /// Reads the platform file at a path; throws at the first thing that is wrong with it.
  public init(readingPath path: String) throws(InputError) {
    try self.init(
      reading: JSONDocument(reading: InputFile.read(path), file: InputFile.name(for: path)))
  }

  /// Reads a platform file; throws at the first thing that is wrong with it.
  ///
  /// Unknown keys, switches, answers and certainties are errors that suggest the nearest name.
  public init(reading document: JSONDocument) throws(InputError) {
    let cursor = document.cursor
    var root = try cursor.object()
    let version = try root.required("formatVersion")
    guard try version.integer() == Self.formatVersion else {
      throw version.fail(expected: "the format version \(Self.formatVersion)")
    }
    let id = try Self.id(at: root.required("id"))
    let title = try root.required("title").string()
    let os = try Self.version(at: root.required("os"))
    let sdk = try root.optional("sdk").map { cursor throws(InputError) in
      try Self.version(at: cursor)
    }
    let mirrors = try root.optional("mirrors")?.string()
    let column = try root.optional("column")?.string()
    let answers = try root.required("answers").object()
    try root.rejectUnknownKeys()
    var entries: [Entry] = []
    for member in answers.members {
      guard let behaviourSwitch = BehaviourSwitch.named(member.key) else {
        throw answers.fail(
          at: member, found: "switch \"\(member.key)\"",
          expected: "one of the \(BehaviourSwitch.all.count) behaviour switches",
          hint: suggestion(for: member.key, among: BehaviourSwitch.all.map(\.id)))
      }
      let place = answers.cursor(at: member)
      entries.append(
        Entry(
          behaviourSwitch, try Self.answer(to: behaviourSwitch, at: place),
          location: document.location(of: member)))
    }
    self.init(
      id: id, title: title, os: os, sdk: sdk, mirrors: mirrors, column: column,
      entries: entries, location: cursor.location)
  }

  private static func id(at cursor: JSONCursor) throws(InputError) -> String {
    let id = try cursor.string()
    guard PlatformID.isWellFormed(id) else {
      throw cursor.fail(expected: PlatformID.rule)
    }
    return id
  }

  private static func version(at cursor: JSONCursor) throws(InputError) -> SystemVersion {
    guard let version = SystemVersion(try cursor.string()) else {
      throw cursor.fail(expected: "a release such as \"13\" or \"13.4\"")
    }
    return version
  }

  private static func answer(
    to behaviourSwitch: BehaviourSwitch, at cursor: JSONCursor
  ) throws(InputError) -> PlatformAnswer {
    var object = try cursor.object()
    let word = try object.required("certainty").oneOf(Certainty.allCases.map(\.id))
    let certainty = Certainty.allCases.first { $0.id == word } ?? .unknown
    let single = object.optional("answer")
    let several = object.optional("candidates")
    let evidence =
      try object.optional("evidence")?.array { item throws(InputError) in try item.string() }
      ?? []
    let note = try object.optional("note")?.string()
    try object.rejectUnknownKeys()
    let candidates: [UInt8]
    switch (certainty, single, several) {
    case (.known, let single?, nil), (.assumed, let single?, nil):
      candidates = [try value(of: behaviourSwitch, at: single)]
    case (.unknown, nil, let several?):
      candidates = try several.array { item throws(InputError) in
        try value(of: behaviourSwitch, at: item)
      }
      guard Set(candidates).count == candidates.count, candidates.count > 1 else {
        throw several.fail(expected: "two or more different answers for an unknown switch")
      }
    case (.unknown, _, _):
      throw cursor.fail(
        found: "certainty \"unknown\" \(Self.shape(single, several))",
        expected: "\"candidates\" alone, the answer to show first")
    default:
      throw cursor.fail(
        found: "certainty \"\(word)\" \(Self.shape(single, several))",
        expected: "\"answer\" alone")
    }
    return PlatformAnswer(
      candidates: candidates, certainty: certainty, evidence: evidence, note: note)
  }

  private static func shape(_ single: JSONCursor?, _ several: JSONCursor?) -> String {
    switch (single != nil, several != nil) {
    case (true, true): "with both \"answer\" and \"candidates\""
    case (true, false): "with \"answer\""
    case (false, true): "with \"candidates\""
    case (false, false): "with neither \"answer\" nor \"candidates\""
    }
  }

  private static func value(
    of behaviourSwitch: BehaviourSwitch, at cursor: JSONCursor
  ) throws(InputError) -> UInt8 {
    let id = try cursor.oneOf(behaviourSwitch.answers.map(\.id))
    return behaviourSwitch.value(ofAnswer: id) ?? 0
  }
}
