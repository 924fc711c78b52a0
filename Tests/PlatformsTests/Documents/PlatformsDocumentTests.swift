import NavigationModel
import PositionedJSON
import Testing

@testable import Platforms

/// What `docs/platforms.md` says about the data is what the data says.
@Suite("docs/platforms.md")
struct PlatformsDocumentTests {
  private let file = "docs/platforms.md"

  @Test func tablesTheCertaintiesOfEachColumn() throws {
    var table = "| column | known | assumed | unknown |\n|---|---:|---:|---:|\n"
    for column in try Bundled.catalog.defaultColumns {
      let share = CertaintyShare(of: column.platform)
      let cells = [share.known, share.assumed, share.unknown].map { count in
        "\(count) (\((count * 100 + 26) / 52) %)"
      }
      table += "| `\(column.id)` | \(cells.joined(separator: " | ")) |\n"
    }
    #expect(BehaviourSwitch.all.count == 52)
    #expect(try markedSection("shares", of: Checkout.text(file)) == table)
  }

  @Test func tablesEachRule() throws {
    var table = "| rule | demands |\n|---|---|\n"
    for rule in PlatformLinter.rules { table += "| `\(rule.id)` | \(rule.summary) |\n" }
    #expect(try markedSection("rules", of: Checkout.text(file)) == table)
  }

  @Test func namesTheDefaultColumnsInOrder() throws {
    let ids = try Bundled.catalog.defaultColumns.map { "`\($0.id)`" }
    let last = try #require(ids.last)
    let sentence = ids.dropLast().joined(separator: ", ") + " and \(last)"
    let words = try Checkout.text(file).split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains("and are \(sentence);"))
  }

  @Test func showsAFileThatLoadsAndPassesTheLinter() throws {
    let text = try Checkout.text(file)
    let start = try #require(text.range(of: "```json\n"))
    let rest = text[start.upperBound...]
    let end = try #require(rest.range(of: "```"))
    let example = try PlatformFile(
      reading: Sample.document(String(rest[..<end.lowerBound]), file: "example"))
    let catalog = try Bundled.catalog.adding(example)
    let subject = LintSubject(
      catalog: catalog, evidence: try Bundled.evidence,
      checking: catalog.platforms.filter { !$0.isBundled })
    #expect(PlatformLinter.findings(in: subject).map(\.description) == [])
    #expect(catalog["28-beta"]?.overriddenSwitches.count == 2)
  }
}
