import CompatMatrix
import PositionedJSON

extension ExplorationFinding {
  /// The finding as it stands in a report.
  var json: JSONOutput {
    .object(omittingNil: [
      "hazard": .string(hazard),
      "signature": .string(signature),
      "standing": .string(standing.rawValue),
      "length": .integer(length),
      "path": .array(path.map { .integer(Int($0)) }),
      "answers": .array(
        answers.map { ["switch": .string($0.behaviourSwitch), "answer": .string($0.answer)] }),
      "minimal": .boolean(isMinimal),
      "fixture": fixture.map(\.json),
    ])
  }

  init(reading cursor: JSONCursor, file: String) throws(InputError) {
    var object = try cursor.object()
    hazard = try object.required("hazard").string()
    signature = try object.required("signature").string()
    let word = try object.required("standing").oneOf(Standing.allCases.map(\.rawValue))
    standing = Standing(rawValue: word) ?? .unwritten
    length = try object.required("length").integer(in: 0...255)
    path = try object.required("path").array { cursor throws(InputError) in
      UInt16(try cursor.integer(in: 0...Int(UInt16.max)))
    }
    answers = try object.required("answers").array { cursor throws(InputError) in
      var object = try cursor.object()
      let answer = Answer(
        behaviourSwitch: try object.required("switch").string(),
        answer: try object.required("answer").string())
      try object.rejectUnknownKeys()
      return answer
    }
    isMinimal = try object.required("minimal").boolean()
    fixture = try object.optional("fixture").map { cursor throws(InputError) in
      try FixtureReader.read(cursor, file: "")
    }
    try object.rejectUnknownKeys()
  }
}
