import CompatMatrix
import Hazards
import NavigationModel
import PositionedJSON
import Testing

@testable import CompatCheck

/// The schemas name the same keys and words as the readers.
@Suite("docs/schema, read by the command line") struct SchemaTests {
  private func value(_ path: [String], of name: String) throws -> JSONCursor {
    let text = try Checkout.text("docs/schema/\(name).schema.json")
    var cursor = try JSONDocument(reading: Array(text.utf8), file: name).cursor
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

  /// The keys that a reader names when it meets one that it does not know.
  private func known(_ read: () throws -> Void) throws -> [String] {
    do {
      try read()
      return []
    } catch let error as InputError {
      let list = error.message.split(separator: ", expected one of ").last ?? ""
      return list.split(separator: ";")[0].split(separator: ", ").map { $0.filter { $0 != "\"" } }
    }
  }

  private let odd = #""a-key-that-nobody-knows": 1"#

  @Test func configs() throws {
    let read = try known {
      _ = try ConfigFile(
        reading: JSONDocument(reading: Array("{\(odd)}".utf8), file: "c"), path: "c")
    }
    #expect(try keys(["properties"], of: "config") == read)
    #expect(ConfigFile.keys == Set(read))
    #expect(
      try words(["properties", "failOn", "items", "enum"], of: "config")
        == GateFailure.allCases.map(\.rawValue))
    #expect(
      try words(["properties", "color", "enum"], of: "config")
        == ColorChoice.allCases.map(\.rawValue))
  }

  @Test func baselines() throws {
    let read = try known {
      _ = try Baseline(
        reading: Array(#"{"formatVersion": 1, "digest": "", "entries": [], \#(odd)}"#.utf8),
        file: "b")
    }
    #expect(try keys(["properties"], of: "baseline") == read)
    #expect(
      try value(["properties", "formatVersion", "const"], of: "baseline").integer()
        == Baseline.formatVersion)
    let entry =
      #"{"fixture": "", "interceptor": "", "hazard": "2P", "signature": "2P x", "platforms": ["p"], \#(odd)}"#
    let line = try known {
      _ = try Baseline(
        reading: Array(#"{"formatVersion": 1, "digest": "", "entries": [\#(entry)]}"#.utf8),
        file: "b")
    }
    #expect(try keys(["$defs", "entry", "properties"], of: "baseline") == line)
    #expect(
      try words(["$defs", "entry", "required"], of: "baseline")
        == ["fixture", "interceptor", "hazard", "signature", "platforms"])
  }

  @Test func fixtures() throws {
    let read = try known {
      _ = try FixtureReader.read(
        Array(
          #"{"id": "f", "title": "t", "stack": ["A"], "events": [{"settle": true}], \#(odd)}"#.utf8),
        file: "f")
    }
    #expect(Set(try keys(["properties"], of: "fixture")) == Set(read))
  }

  @Test func reports() throws {
    let run = ToolRun("\(Samples.small) -f json")
    let document = try JSONDocument(reading: Array(run.output.utf8), file: "r")
    var report = try document.cursor.object()
    #expect(try keys(["properties"], of: "report") == report.members.map(\.key))
    let first = try #require(
      try report.required("cells").array { cursor throws(InputError) in
        try cursor.object().members.map(\.key)
      }.first)
    #expect(try keys(["$defs", "cell", "properties"], of: "report") == first + ["reason"])
    #expect(
      try Set(words(["$defs", "code", "enum"], of: "report"))
        == Set(HazardKind.allCases.map(\.code)))
    #expect(
      try value(["properties", "formatVersion", "const"], of: "report").integer()
        == MatrixReport.formatVersion)
  }
}
