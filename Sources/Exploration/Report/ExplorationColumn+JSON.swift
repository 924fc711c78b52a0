import PositionedJSON

extension ExplorationColumn {
  /// The column as it stands in a report.
  var json: JSONOutput {
    [
      "interceptor": .string(interceptor),
      "platform": .string(platform),
      "platformTitle": .string(platformTitle),
      "states": .integer(states),
      "steps": .integer(steps),
      "completeEvents": .integer(completeEvents),
      "end": .string(end.word),
      "endEvents": .integer(end.events),
      "unreadSwitches": .array(unreadSwitches.map { .string($0) }),
      "idleLetters": .array(idleLetters.map { .string($0.rawValue) }),
      "missedMilestones": .array(missedMilestones.map { .string($0.identifier) }),
      "findings": .array(findings.map(\.json)),
    ]
  }

  init(reading cursor: JSONCursor, file: String) throws(InputError) {
    var object = try cursor.object()
    interceptor = try object.required("interceptor").string()
    platform = try object.required("platform").string()
    platformTitle = try object.required("platformTitle").string()
    states = try object.required("states").integer(in: 0...Int.max)
    steps = try object.required("steps").integer(in: 0...Int.max)
    completeEvents = try object.required("completeEvents").integer(in: -1...255)
    let word = try object.required("end").oneOf(SearchEnd.words)
    end = SearchEnd(word: word, events: try object.required("endEvents").integer(in: -1...255))
    unreadSwitches = try object.required("unreadSwitches").array { cursor throws(InputError) in
      try cursor.string()
    }
    idleLetters = try object.required("idleLetters").array { cursor throws(InputError) in
      Letter(rawValue: try cursor.oneOf(Letter.allCases.map(\.rawValue))) ?? .tap
    }
    missedMilestones = try object.required("missedMilestones").array {
      cursor throws(InputError) in
      let word = try cursor.oneOf(Milestone.allCases.map(\.identifier))
      return Milestone.allCases.first { $0.identifier == word } ?? .tapAsked
    }
    findings = try object.required("findings").array { cursor throws(InputError) in
      try ExplorationFinding(reading: cursor, file: file)
    }
    try object.rejectUnknownKeys()
  }
}

extension SearchEnd {
  static let words = ["complete", "memory", "interrupted", "oversized"]

  var word: String {
    switch self {
    case .complete: "complete"
    case .memory: "memory"
    case .interrupted: "interrupted"
    case .oversized: "oversized"
    }
  }

  /// How many events the paths had that were followed; -1 for a complete search.
  var events: Int {
    switch self {
    case .complete: -1
    case .memory(let length), .interrupted(let length), .oversized(let length): length
    }
  }

  init(word: String, events: Int) {
    self =
      switch word {
      case "memory": .memory(length: events)
      case "interrupted": .interrupted(length: events)
      case "oversized": .oversized(length: events)
      default: .complete
      }
  }
}

extension Milestone {
  /// The milestone as a report spells it.
  var identifier: String { "\(self)" }
}
