import PositionedJSON
import Testing

@testable import CompatMatrix

@Suite struct BaselineTests {
  private func read(_ text: String) throws -> Baseline {
    try Baseline(reading: Array(text.utf8), file: "b.json")
  }

  private func failure(_ text: String) -> String {
    do {
      _ = try read(text)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func file(_ entries: String) -> String {
    #"{"formatVersion": 1, "digest": "d", "entries": [\#(entries)]}"#
  }

  private let line =
    #"{"fixture": "f", "interceptor": "i", "hazard": "DS", "signature": "DS a", "platforms": ["12", "18"]}"#

  @Test func refusesHazardsThatAreNone() {
    #expect(
      failure(file(line.replacing("DS", with: "ZZ")))
        .contains("$.entries[0].hazard: found \"ZZ\", expected one of"))
    #expect(
      failure(file(line.replacing("DS a", with: "BY a")))
        .hasSuffix("expected a signature that begins with \"DS \""))
  }

  @Test(arguments: [
    ("2027-02-28", true), ("2027-02-29", false), ("2028-02-29", true), ("2100-02-29", false),
    ("2027-04-31", false), ("2027-13-01", false), ("2027-00-10", false), ("2027-1-01", false),
  ])
  func knowsTheCalendar(text: String, isDate: Bool) {
    #expect(Baseline.isDate(text) == isDate)
  }

  @Test func writesOneLineForAFindingWithAllItsPlatforms() {
    let baseline = Baseline(
      digest: "d",
      entries: [
        BaselineEntry(key: madeKey("DS a", platform: "18"), reason: "known", until: "2027-01-31"),
        BaselineEntry(key: madeKey("NT b", platform: "12")),
        BaselineEntry(key: madeKey("DS a", platform: "12"), reason: "known", until: "2027-01-31"),
        BaselineEntry(key: madeKey("DS a", platform: "13.0"), issue: "#7"),
      ])
    #expect(
      baseline.text == """
        {
          "formatVersion": 1,
          "digest": "d",
          "entries": [
            {"fixture":"f","interceptor":"i","hazard":"DS","signature":"DS a",\
        "platforms":["12","18"],"reason":"known","until":"2027-01-31"},
            {"fixture":"f","interceptor":"i","hazard":"DS","signature":"DS a",\
        "platforms":["13.0"],"issue":"#7"},
            {"fixture":"f","interceptor":"i","hazard":"NT","signature":"NT b","platforms":["12"]}
          ]
        }

        """)
  }

  @Test func writesNoEntries() throws {
    let text = Baseline(digest: "d", entries: []).text
    #expect(text == "{\n  \"formatVersion\": 1,\n  \"digest\": \"d\",\n  \"entries\": []\n}\n")
    #expect(try read(text).entries.isEmpty)
  }

  @Test func readsBackWhatItWrites() throws {
    let baseline = Baseline(
      digest: "d\u{1B}\"",
      entries: [
        BaselineEntry(key: madeKey("DS \"a\"\n", platform: "9-10"), reason: "é", issue: "i"),
        BaselineEntry(key: madeKey("DS a", fixture: "g", platform: "26+"), until: "2027-12-01"),
      ])
    #expect(try read(baseline.text) == baseline)
    #expect(try read(baseline.text).text == baseline.text)
  }

  @Test func doesNotDependOnTheOrderOfEntries() {
    let entries = ["NT b", "DS a", "2P c"].flatMap { signature in
      ["18", "12", "9-10"].map { BaselineEntry(key: madeKey(signature, platform: $0)) }
    }
    #expect(
      Baseline(digest: "d", entries: entries).text
        == Baseline(digest: "d", entries: entries.reversed()).text)
  }

  @Test func acceptsWhatIsChargedAndKeepsReasons() {
    let report = madeReport([madeCell(["DS a", "NT b"]), madeCell(["DS a"], platform: "q")])
    let old = Baseline(
      digest: "old",
      entries: [
        BaselineEntry(key: madeKey("DS a"), reason: "why", issue: "#1", until: "2027-01-01"),
        BaselineEntry(key: madeKey("2P gone"), reason: "lost"),
      ])
    let baseline = Baseline(accepting: report, keeping: old)
    #expect(baseline.digest == "d")
    #expect(
      baseline.entries == [
        old.entries[1], BaselineEntry(key: madeKey("NT b")),
        BaselineEntry(key: madeKey("DS a", platform: "q")),
      ])
  }

  @Test func acceptsConditionalFindingsToo() {
    let report = madeReport([madeCell(["DS a"], conditional: true)])
    #expect(Baseline(accepting: report).entries.map(\.key) == [madeKey("DS a")])
  }

  @Test func keepsTheFirstOfEqualKeys() {
    let baseline = Baseline(
      digest: "d",
      entries: [
        BaselineEntry(key: madeKey(), reason: "one"), BaselineEntry(key: madeKey(), reason: "two"),
      ])
    #expect(baseline.entries.map(\.reason) == ["one"])
  }

  @Test func refusesAFindingThatStandsTwice() {
    #expect(
      failure(file("\(line), \(line)"))
        == #"b.json:1:\#(49 + line.count + 2): $.entries[1]: found platform "12" for a finding that has it already, expected each finding once a platform"#
    )
    #expect(
      failure(file(line.replacing("\"18\"", with: "\"12\"")))
        .contains(#"found platform "12" for a finding that has it already"#))
  }

  @Test(arguments: ["fixture", "interceptor", "hazard", "signature", "platforms"])
  func demands(key: String) {
    #expect(
      failure(file(line.replacing("\"\(key)\":", with: "\"\(key)s\":")))
        .contains("expected the key \"\(key)\""))
  }

  @Test func refusesOtherThings() {
    #expect(
      failure(file(line.replacing(#"["12", "18"]"#, with: "[]"))).hasSuffix(
        "expected at least one platform"))
    #expect(
      failure(file(line.replacing("\"hazard\"", with: "\"note\": 1, \"hazard\"")))
        .contains("found key \"note\""))
    #expect(
      failure(file("").replacing("1", with: "2")).hasSuffix("found 2, expected format version 1"))
    #expect(failure("{}").contains("expected the key \"formatVersion\""))
    #expect(failure(file("").replacing("\"digest\"", with: "\"digests\"")).contains("\"digest\""))
  }

  @Test(arguments: [
    "2027-1-01", "27-01-01", "2027-13-01", "2027-00-10", "2027-01-32", "2027-01-00", "soon", "",
  ])
  func refuses(date: String) {
    #expect(!Baseline.isDate(date))
    #expect(
      failure(file(line.replacing("\"hazard\"", with: "\"until\": \"\(date)\", \"hazard\"")))
        .hasSuffix("expected a date such as \"2027-01-31\""))
  }

  @Test func takesDates() {
    #expect(Baseline.isDate("2027-12-31"))
    #expect(Baseline.isDate("0000-01-01"))
  }
}
