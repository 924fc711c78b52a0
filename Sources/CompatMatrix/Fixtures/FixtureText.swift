import PositionedJSON

/// Writes fixtures in the canonical form that `docs/fixtures.md` describes.
public enum FixtureText {
  private static let keys = [
    "id", "title", "source", "stack", "screens", "outerItems", "barHidden", "marksPops", "events",
    "expect",
  ]
  private static let eventKeys =
    ["at"] + FixtureEventReader.actions + ["phase", "animated", "marked", "on"]

  /// The canonical form of the fixture in `bytes`; throws if it is not a valid fixture.
  public static func canonical(_ bytes: [UInt8], file: String) throws(InputError) -> String {
    let document = try JSONDocument(reading: bytes, file: file)
    _ = try FixtureReader.read(document.cursor, file: file)
    guard case .object(let members) = JSONOutput(document.root) else { return "" }
    let ordered = sort(members, by: keys).map { member in
      guard member.key == "events", case .array(let events) = member.value else { return member }
      return JSONOutput.Member("events", .array(events.map(orderEvent)))
    }
    return JSONText.canonical(.object(ordered))
  }

  private static func orderEvent(_ event: JSONOutput) -> JSONOutput {
    guard case .object(let members) = event else { return event }
    return .object(sort(members, by: eventKeys))
  }

  private static func sort(
    _ members: [JSONOutput.Member], by keys: [String]
  ) -> [JSONOutput.Member] {
    let places = members.map { keys.firstIndex(of: $0.key) ?? keys.count }
    return members.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { members[$0] }
  }
}
