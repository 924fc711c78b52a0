import Testing

@testable import Platforms

@Suite("EvidenceIndex")
struct EvidenceIndexTests {
  @Test func findsRowsByID() {
    #expect(Sample.evidence["SEED-OLD"]?.releasesText == "..12")
    #expect(Sample.evidence["SEED"] == nil)
    #expect(Sample.evidence.nearestID(to: "SEED-ALLL") == "SEED-ALL")
  }

  @Test func refusesAnIDThatComesTwice() throws {
    let folder = try TemporaryFolder()
    let text = """
      {"formatVersion": 1, "topic": "q", "questions": {"C1": {"statement": "Is it?"}}}
      """
    let first = try folder.write(text, to: "a.json")
    let second = try folder.write(text, to: "b.json")
    let message = Sample.error {
      try EvidenceIndex(readingFilesOf: ResourceFolder(path: folder.path))
    }
    #expect(message.hasPrefix("\(second):1:"))
    #expect(message.contains("found a second row \"C1\""))
    #expect(message.contains("the first stands at \(first):1:"))
  }

  @Test func readsTheBundledRows() throws {
    let index = try Bundled.evidence
    #expect(index.rows.count == 246)
    #expect(index.rows.count { $0.kind == .question } == 32)
    #expect(index["PP-05"]?.releasesText == "13..26.1")
  }

  @Test(arguments: [
    "BT", "PP", "VT", "OV", "MS", "MT", "AP", "SW", "NA", "BH", "GX", "V", "V13", "B", "LP", "BA",
    "TAP", "TR", "L", "IG", "CT", "SU", "OQ",
  ])
  func coversEachGroupOfTheLedgers(prefix: String) throws {
    let rows = try Bundled.evidence.rows
    #expect(rows.contains { $0.id.hasPrefix(prefix + "-") })
  }

  @Test func givesEachBundledFactAWitnessAndASource() throws {
    for row in try Bundled.evidence.rows {
      #expect(row.statement.count > 20, "\(row.id)")
      #expect(row.statement.hasSuffix(row.kind == .question ? "?" : "."), "\(row.id)")
      if row.kind == .fact {
        #expect(!row.strength.isEmpty, "\(row.id)")
        #expect(!row.source.isEmpty, "\(row.id)")
      }
    }
  }
}
