import Testing

@testable import Rendering

@Suite struct TimelineLayoutTests {
  private func text(
    _ entry: TimelineEntry, columns: Int = 80, gutter: Int = 0, marker: String = ""
  ) -> String {
    TimelineLayout(style: TextStyle(columns: columns), gutter: gutter)
      .lines(for: entry, marker: marker).map { $0.text(usesColour: false) + "\n" }.joined()
  }

  @Test func putsTheStateOnTheRight() {
    let entry = TimelineEntry(
      role: .event, time: 54, actor: "person", words: "taps back", state: "V2 I2 A B")
    #expect(text(entry) == "    54 person      taps back                        V2 I2 A B\n")
  }

  @Test func marksHazardsBehindTheWords() {
    let entry = TimelineEntry(
      role: .event, time: 0, actor: "UIKit", words: "stack: C goes", state: "",
      hazards: ["2P", "BY"])
    #expect(text(entry) == "     0 UIKit       stack: C goes  ← 2P BY\n")
  }

  @Test func putsALongStateOnItsOwnLine() {
    let state = "V9 I9 " + (0..<9).map { "screen\($0)" }.joined(separator: " ")
    let entry = TimelineEntry(
      role: .event, time: 0, actor: "app", words: "calls popViewController", state: state)
    let lines = text(entry).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "     0 app         calls popViewController")
    #expect(lines.allSatisfy { displayWidth($0) <= 80 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("                     ") })
  }

  @Test func indentsSwitchesWithTheirEvidence() {
    let entry = TimelineEntry(
      role: .switchRead, time: nil, actor: "", words: "tap.asks = intact, known", state: "",
      evidence: ["B-1", "TAP-1"])
    #expect(text(entry) == "           ? tap.asks = intact, known [B-1 TAP-1]\n")
    #expect(
      text(entry, gutter: 6, marker: "12   |")
        == "12   |           ? tap.asks = intact, known [B-1 TAP-1]\n")
  }

  @Test func wrapsMessagesWithoutLosingAWord() {
    let words = "Finishing up a navigation transition in an unexpected state. It might break."
    let entry = TimelineEntry(role: .log, time: 350, actor: "UIKit", words: words, state: "")
    #expect(
      text(entry) == """
           350 UIKit log Finishing up a navigation transition in an unexpected state. It
                 might break.

        """)
  }

  @Test func escapesNames() {
    let entry = TimelineEntry(
      role: .event, time: 0, actor: "app", words: "didShow \u{1B}[2J", state: "V1 I1 \u{7}")
    let text = text(entry)
    #expect(text.contains("didShow \\u{1b}[2J") && text.contains("V1 I1 \\u{7}"))
  }
}
