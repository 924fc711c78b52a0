import CompatMatrix
import Foundation
import PositionedJSON
import Rendering
import Testing

@Suite struct JSONReportTests {
  @Test func readsBackWhatItWrites() throws {
    for report in [Samples.small, Samples.wide] {
      let text = JSONReport.render(report)
      let again = try MatrixReport(reading: Array(text.utf8), file: "report.json")
      #expect(again == report)
      #expect(JSONReport.render(again) == text)
    }
  }

  @Test func takesOneLineForACell() {
    let text = JSONReport.render(Samples.small)
    expectWellFormed(text, columns: 10_000)
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("    {\"fixture\":") }.count == 18)
    #expect(lines.first == "{" && lines.last == "}")
    #expect(lines.contains("  \"formatVersion\": 1,"))
  }

  @Test func writesAnEmptyReport() throws {
    let report = MatrixReport(
      platforms: [], interceptors: [], fixtures: [], cells: [], digest: "d")
    let text = JSONReport.render(report)
    #expect(text.contains("  \"cells\": [],\n"))
    #expect(try MatrixReport(reading: Array(text.utf8), file: "f") == report)
  }

  @Test func keepsToTheKeysOfTheSchema() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("docs/schema/report.schema.json").path
    let schema = try JSONDocument(reading: InputFile.read(path), file: path)
    let text = JSONReport.render(Samples.small)
    let report = try JSONDocument(reading: Array(text.utf8), file: "report.json")
    let definitions = try #require(member("$defs", of: schema.root))
    #expect(keys(of: report.root) == keys(of: member("properties", of: schema.root)))
    for name in ["cell", "outcome", "signature", "summary"] {
      let properties = member("properties", of: member(name, of: definitions))
      #expect(keys(of: sample(name, of: report.root)) == keys(of: properties), "\(name)")
    }
  }

  /// The members of all values of a kind together, so that optional ones count too.
  private func sample(_ name: String, of report: JSONValue) -> JSONValue? {
    let cells = elements(member("cells", of: report))
    switch name {
    case "cell": return cells.first { keys(of: $0).contains("reason") }
    case "outcome": return elements(member("outcomes", of: cells.first)).first
    case "signature":
      return cells.lazy.compactMap { elements(member("signatures", of: $0)).first }.first
    default: return member("summary", of: report)
    }
  }

  private func member(_ key: String, of value: JSONValue?) -> JSONValue? {
    guard case .object(let members) = value?.kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  private func elements(_ value: JSONValue?) -> [JSONValue] {
    guard case .array(let elements) = value?.kind else { return [] }
    return elements
  }

  private func keys(of value: JSONValue?) -> Set<String> {
    guard case .object(let members) = value?.kind else { return [] }
    return Set(members.map(\.key))
  }
}
