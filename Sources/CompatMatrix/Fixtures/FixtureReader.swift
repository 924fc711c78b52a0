import NavigationModel
import PositionedJSON

/// Reads fixtures from JSON and refuses what is impossible as written.
public enum FixtureReader {
  /// The most events and time steps that a fixture may have.
  public static let eventLimit = 200
  /// The longest time in milliseconds that a fixture may name.
  public static let timeLimit = 3_600_000

  /// Reads the fixture in `bytes`; `file` is the name that errors show.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> Fixture {
    try read(JSONDocument(reading: bytes, file: file).cursor, file: file)
  }

  /// Reads the fixture at `cursor`.
  public static func read(_ cursor: JSONCursor, file: String) throws(InputError) -> Fixture {
    var object = try cursor.object()
    let id = try identifier(object.required("id"))
    let titleCursor = try object.required("title")
    let title = try titleCursor.string()
    guard (1...70).contains(title.count) else {
      throw titleCursor.fail(expected: "a title of 1 to 70 characters")
    }
    let source = try object.optional("source")?.array { cursor throws(InputError) in
      try cursor.string()
    }
    var screens = ScreenTable()
    let stackCursor = try object.required("stack")
    let stack = try screens.declareStack(stackCursor)
    let others = object.optional("screens")
    if let others { try screens.declareOthers(others) }
    let outerCursor = object.optional("outerItems")
    let outerItems = try outerCursor.map { cursor throws(InputError) in
      try screens.declareOuterItems(cursor)
    }
    let isBarHidden = try object.optional("barHidden")?.boolean() ?? false
    let marksPops = try object.optional("marksPops")?.boolean() ?? false
    let eventsCursor = try object.required("events")
    let expect = object.optional("expect")
    try object.rejectUnknownKeys()

    try screens.resolveGuards()
    var events = FixtureEventReader(
      screens: screens, stack: stack, marksPops: marksPops)
    try events.read(eventsCursor)
    let scenario = Scenario(
      screens: screens.screens, stack: stack, outerItems: outerItems ?? ScreenList(),
      isBarHidden: isBarHidden, marksPops: marksPops, triggers: events.triggers,
      steps: events.steps)
    let expectations = try expect.map { cursor throws(InputError) in
      try readExpectations(cursor, screens)
    }
    return Fixture(
      id: id, title: title, source: source ?? [], scenario: scenario,
      expectations: expectations ?? [], file: file)
  }

  private static func identifier(_ cursor: JSONCursor) throws(InputError) -> String {
    let id = try cursor.string()
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    guard isPlain, id.utf8.count <= 80, id.utf8.first.map({ $0 >= 97 }) == true else {
      throw cursor.fail(
        expected:
          "an id of lower-case words and digits with single hyphens between, at most 80 long")
    }
    return id
  }

  private static func readExpectations(
    _ cursor: JSONCursor, _ screens: ScreenTable
  ) throws(InputError) -> [FixtureExpectation] {
    let object = try cursor.object()
    var expectations: [FixtureExpectation] = []
    for member in object.members {
      guard let range = ExpectationRange(member.key) else {
        throw object.fail(
          at: member, found: "key \"\(member.key)\"",
          expected: "a range of releases such as \"12\", \"12..14\", \">=13\" or \"<=12\"")
      }
      var wanted = try object.cursor(at: member).object()
      let stack = try wanted.optional("stack").map { cursor throws(InputError) in
        try screens.list(cursor)
      }
      let items = try wanted.optional("items").map { cursor throws(InputError) in
        try screens.list(cursor)
      }
      let askCount = try wanted.optional("asks")?.integer(in: 0...1_000)
      try wanted.rejectUnknownKeys()
      guard stack != nil || items != nil || askCount != nil else {
        throw wanted.cursor.fail(expected: "at least one of \"stack\", \"items\" and \"asks\"")
      }
      expectations.append(
        FixtureExpectation(range: range, stack: stack, items: items, askCount: askCount))
    }
    return expectations
  }
}
