import Testing

@testable import Platforms

@Suite("EvidenceFile")
struct EvidenceFileTests {
  private let fact = """
    {"formatVersion": 1, "topic": "taps", "facts": {"BT-1": {"statement": "It asks.",
      "ios": "13..18", "strength": ["seed", "report"], "codeBases": ["Kit"], "source": "page",
      "introduces": true}}}
    """

  @Test func readsAFact() throws {
    let rows = try EvidenceFile(reading: Sample.document(fact)).rows
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    #expect(row.id == "BT-1")
    #expect(row.kind == .fact)
    #expect(row.topic == "taps")
    #expect(row.statement == "It asks.")
    #expect(row.releases == ReleaseRange("13..18"))
    #expect(row.releasesText == "13..18")
    #expect(row.strength == [.seed, .report])
    #expect(row.codeBases == ["Kit"])
    #expect(row.source == "page")
    #expect(row.introduces)
    #expect(!row.isOpen)
  }

  @Test func readsAQuestion() throws {
    let text = """
      {"formatVersion": 1, "topic": "q", "questions": {"C1": {"statement": "Is it?"}}}
      """
    let row = try #require(try EvidenceFile(reading: Sample.document(text)).rows.first)
    #expect(row.kind == .question)
    #expect(row.releases == nil)
    #expect(row.strength.isEmpty)
  }

  @Test(arguments: [
    ("\"formatVersion\": 1", "\"formatVersion\": 2", "expected the format version 1"),
    ("13..18", "18..13", "expected a range of releases"),
    ("\"seed\"", "\"sead\"", "did you mean \"seed\"?"),
    ("\"source\"", "\"sauce\"", "expected the key \"source\""),
    ("\"introduces\"", "\"introduced\"", "did you mean \"introduces\"?"),
    ("\"topic\"", "\"topics\"", "expected the key \"topic\""),
  ])
  func refuses(part: String, replacement: String, expected: String) {
    let text = fact.replacingOccurrences(of: part, with: replacement)
    let message = Sample.error { try EvidenceFile(reading: Sample.document(text)) }
    #expect(message.hasPrefix("p.json:"))
    #expect(message.contains(expected), "\(message)")
  }

  @Test func refusesStrengthOfAQuestion() {
    let text = """
      {"formatVersion": 1, "topic": "q",
       "questions": {"C1": {"statement": "Is it?", "strength": []}}}
      """
    #expect(
      Sample.error { try EvidenceFile(reading: Sample.document(text)) }.contains("strength"))
  }
}
