import NavigationModel
import PositionedJSON
import Testing

@testable import Platforms

/// The schemas name the same keys and words as the readers.
@Suite("docs/schema")
struct SchemaTests {
  private func value(_ path: [String], of name: String) throws -> JSONCursor {
    let text = try Checkout.text("docs/schema/\(name).schema.json")
    var cursor = try Sample.document(text, file: name).cursor
    for key in path {
      var object = try cursor.object()
      cursor = try object.required(key)
    }
    return cursor
  }

  private func words(_ path: [String], of name: String) throws -> [String] {
    try value(path, of: name).array { cursor throws(InputError) in try cursor.string() }
  }

  private func keys(_ path: [String], of name: String) throws -> [String] {
    try value(path, of: name).object().members.map(\.key)
  }

  @Test func listsEverySwitch() throws {
    let path = ["properties", "answers", "propertyNames", "enum"]
    #expect(try words(path, of: "platform") == BehaviourSwitch.all.map(\.id))
  }

  @Test func listsTheKeysOfAPlatform() throws {
    #expect(
      try keys(["properties"], of: "platform") == [
        "formatVersion", "id", "title", "os", "sdk", "mirrors", "column", "answers",
      ])
    #expect(
      try keys(["$defs", "answer", "properties"], of: "platform") == [
        "answer", "candidates", "certainty", "evidence", "note",
      ])
  }

  @Test func listsTheCertaintiesAndStrengths() throws {
    let certainties = ["$defs", "answer", "properties", "certainty", "enum"]
    #expect(try words(certainties, of: "platform") == Certainty.allCases.map(\.id))
    let strengths = ["$defs", "fact", "properties", "strength", "items", "enum"]
    #expect(try words(strengths, of: "evidence") == EvidenceStrength.allCases.map(\.rawValue))
  }

  @Test func namesTheFormatVersions() throws {
    let path = ["properties", "formatVersion", "const"]
    #expect(try value(path, of: "platform").integer() == PlatformFile.formatVersion)
    #expect(try value(path, of: "evidence").integer() == EvidenceFile.formatVersion)
  }
}
