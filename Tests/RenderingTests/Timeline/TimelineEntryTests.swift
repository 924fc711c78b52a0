import Testing

@testable import Rendering

@Suite struct TimelineEntryTests {
  private let entry = TimelineEntry(
    role: .event, time: 5, actor: "app", words: "calls", state: "V1", hazards: ["2P"],
    evidence: ["B-1"])

  @Test func saysTheSameWhateverTheEvidence() {
    var other = entry
    other.evidence = ["B-3"]
    #expect(entry.saysTheSame(as: other))
  }

  @Test func saysSomethingElseInEveryOtherPart() {
    let others = [
      TimelineEntry(
        role: .log, time: 5, actor: "app", words: "calls", state: "V1", hazards: ["2P"]),
      TimelineEntry(
        role: .event, time: 6, actor: "app", words: "calls", state: "V1", hazards: ["2P"]),
      TimelineEntry(
        role: .event, time: 5, actor: "UIKit", words: "calls", state: "V1", hazards: ["2P"]),
      TimelineEntry(
        role: .event, time: 5, actor: "app", words: "called", state: "V1", hazards: ["2P"]),
      TimelineEntry(
        role: .event, time: 5, actor: "app", words: "calls", state: "V2", hazards: ["2P"]),
      TimelineEntry(role: .event, time: 5, actor: "app", words: "calls", state: "V1"),
    ]
    for other in others { #expect(!entry.saysTheSame(as: other)) }
  }

  @Test func mergesEvidenceOnlyWhereItDiffers() {
    var other = entry
    #expect(entry.merged(with: other) == entry)
    other.evidence = ["B-3", "TAP-1"]
    #expect(entry.merged(with: other).evidence == ["B-1", "|", "B-3", "TAP-1"])
  }
}
