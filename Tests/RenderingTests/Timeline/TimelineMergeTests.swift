import Testing

@testable import Rendering

@Suite struct TimelineMergeTests {
  private func entry(
    _ words: String, state: String = "", evidence: [String] = []
  ) -> TimelineEntry {
    TimelineEntry(
      role: .event, time: 0, actor: "app", words: words, state: state, evidence: evidence)
  }

  private func merge(_ left: String, _ right: String) -> String {
    TimelineMerge(left.map { entry(String($0)) }, right.map { entry(String($0)) }).lines
      .map { line in
        switch line.side {
        case .both: line.entry.words
        case .left: "<" + line.entry.words
        case .right: ">" + line.entry.words
        }
      }.joined(separator: " ")
  }

  @Test(arguments: [
    ("abc", "abc", "a b c"), ("abc", "adc", "a <b >d c"), ("", "ab", ">a >b"), ("ab", "", "<a <b"),
    ("abcd", "bd", "<a b <c d"), ("xab", "aby", "<x a b >y"),
  ])
  func aligns(left: String, right: String, merged: String) {
    #expect(merge(left, right) == merged)
  }

  @Test func tellsEqualTimelines() {
    #expect(TimelineMerge([entry("a")], [entry("a")]).isEqual)
    #expect(!TimelineMerge([entry("a")], [entry("b")]).isEqual)
    #expect(!TimelineMerge([entry("a", state: "V1")], [entry("a", state: "V2")]).isEqual)
  }

  @Test func namesTheEvidenceOfBoth() {
    let lines = TimelineMerge(
      [entry("a", evidence: ["B-1"]), entry("b", evidence: ["X"])],
      [entry("a", evidence: ["B-3"]), entry("b", evidence: ["X"])]
    ).lines
    #expect(lines.map(\.entry.evidence) == [["B-1", "|", "B-3"], ["X"]])
    #expect(lines.allSatisfy { $0.side == .both })
  }
}
