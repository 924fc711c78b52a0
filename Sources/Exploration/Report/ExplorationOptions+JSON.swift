import NavigationModel
import PositionedJSON

extension ExplorationOptions {
  /// The options as they stand in a report.
  var json: JSONOutput {
    .object(omittingNil: [
      "events": .integer(events),
      "depth": .integer(depth),
      "guards": .array(guards.map { .string($0.rawValue) }),
      "alphabet": .array(alphabet.map { .string($0.rawValue) }),
      "marksPops": .boolean(marksPops),
      "tick": tick.map { .integer(Int($0)) },
      "symmetry": .boolean(usesSymmetry),
      "shard": .string(shard.description),
    ])
  }

  /// Reads the options of a report.
  init(reading cursor: JSONCursor) throws(InputError) {
    self.init()
    var object = try cursor.object()
    events = try object.required("events").integer(in: 0...255)
    depth = try object.required("depth").integer(in: 1...ScreenList.capacity - 1)
    guards = try object.required("guards").array { cursor throws(InputError) in
      GuardKind(rawValue: try cursor.oneOf(GuardKind.allCases.map(\.rawValue))) ?? .none
    }
    alphabet = try object.required("alphabet").array { cursor throws(InputError) in
      Letter(rawValue: try cursor.oneOf(Letter.allCases.map(\.rawValue))) ?? .tap
    }
    marksPops = try object.required("marksPops").boolean()
    tick = try object.optional("tick").map { cursor throws(InputError) in
      UInt32(try cursor.integer(in: 1...60_000))
    }
    usesSymmetry = try object.required("symmetry").boolean()
    let shardCursor = try object.required("shard")
    guard let shard = Shard(try shardCursor.string()) else {
      throw shardCursor.fail(expected: "a part such as \"2/5\"")
    }
    self.shard = shard
    try object.rejectUnknownKeys()
  }
}
