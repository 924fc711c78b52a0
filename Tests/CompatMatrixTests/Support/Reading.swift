import PositionedJSON

@testable import CompatMatrix

/// Reads a fixture that stands in a test.
func fixture(_ text: String) throws -> Fixture {
  try FixtureReader.read(Array(text.utf8), file: "f.json")
}

/// A fixture with a stack of A, B and C, whose guard allows, and the given events.
func fixture(events: String, more: String = "") throws -> Fixture {
  try fixture(fixtureText(events: events, more: more))
}

/// The text of such a fixture, on one line.
func fixtureText(events: String, more: String = "") -> String {
  #"{"id": "f", "title": "t", "stack": ["A", "B", {"id": "C", "guard": "allow"}], "#
    + #""events": [\#(events.isEmpty ? #"{"settle": true}"# : events)]\#(more.isEmpty ? "" : ", " + more)}"#
}

/// The line that reading a fixture fails with, or `no error`.
func failure(_ text: String) -> String {
  do {
    _ = try fixture(text)
    return "no error"
  } catch {
    return "\(error)"
  }
}

/// The line that reading such a fixture fails with, without the file's name, line and column.
func failure(events: String, more: String = "") -> String {
  let line = failure(fixtureText(events: events, more: more))
  return line.split(separator: " ").dropFirst().joined(separator: " ")
}
