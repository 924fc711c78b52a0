import CompatMatrix
import NavigationModel
import PositionedJSON
import Testing

@testable import Rendering

@Suite struct TimelineTests {
  @Test func rendersARun() throws {
    let text = Timeline.render(
      try Samples.subject(platform: "13.0", interceptor: "sync-pop-then-allow"),
      style: TextStyle())
    #expect(
      text == """
        double-tap: Two taps
        Screens: A, B (allows), C (allows)
        sync-pop-then-allow on iOS 13.0
          Compares counts, pops inside the ask, then allows
        ms, who, what, V stack, I items; ≠ these disagree; ← hazard; ? switch read

             0 person      taps back; C should go           V3 I3 A B C
                   ? tap.asks = intact, known [B-3 BT-02 TAP-1 BT-14]
             0 UIKit       asks about C (tap)
             0 interceptor consults C: allows
             0 interceptor calls popViewController
             0 interceptor stack: C goes                    V2 A B ≠ I3 A B C
                   ? animation.length = ms350, assumed [C11]
                   ? willShow.timing = layout, assumed [TR-5 MT-04]
             0 UIKit       transition C → B begins
                   ? programmaticPop.asks = never, known [PP-05 B-4 V13-01]
             0 UIKit       items: 1 leaves                  V2 I2 A B
             0 interceptor answers yes about C
                   ? tap.askCount = once, known [B-3 BT-13 TAP-1]
                   ? tap.allowed.popsController = uikit, known [B-3 TAP-1 V13-02]
                   ? syncPopThenAllow = exception, known [MS-07 V13-03]
             0 exception Override of -navigationBar:shouldPopItem: returned YES after
                 manually popping a view controller (navigationController=…)  ← EX

        End: halted
          V2 I2 A B
        Hazards, those included that UIKit shows by itself
          EX exception, at 0 ms
             EX tap/UIKit allowedAfterManualPop

        """)
  }

  @Test(
    arguments: ["9", "12", "13.0", "26"], ["none", "animating-flag-timer", "sync-pop-then-refuse"])
  func staysNarrow(platform: String, interceptor: String) throws {
    let subject = try Samples.subject(platform: platform, interceptor: interceptor)
    for isVerbose in [false, true] {
      expectWellFormed(Timeline.render(subject, style: TextStyle(isVerbose: isVerbose)))
      expectPlainASCII(
        Timeline.render(subject, style: TextStyle(isASCII: true, isVerbose: isVerbose)))
    }
  }

  @Test func headsTheProbe() throws {
    var scenario = Samples.doubleTap
    scenario.steps = []
    let text = Timeline.render(
      try Samples.subject(platform: "18", scenario: scenario), style: TextStyle())
    #expect(text.contains("\n\nthe probe begins: guards allow from here on\n"))
  }

  @Test func mergesTwoPlatforms() throws {
    let text = Timeline.render(
      try Samples.subject(platform: "12"), try Samples.subject(platform: "13.0"),
      style: TextStyle())
    expectWellFormed(text)
    #expect(text.contains("\n12 | count-guard-return-answer on iOS 12\n"))
    #expect(text.contains("\n13.0 | count-guard-return-answer on iOS 13.0\n"))
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0 == "── here they part" }.count == 1)
    #expect(
      lines.contains("12   |     0 interceptor stack: C goes              V2 I2 A B"))
    #expect(lines.contains("           0 interceptor answers yes about C"))
    #expect(lines.contains("both |     0 interceptor runs a block: popViewController"))
    #expect(lines.contains { $0.hasPrefix("13.0 |") && $0.contains("← 2P") })
  }

  @Test func saysWhenRunsAreAlike() throws {
    let subject = try Samples.subject(platform: "12")
    let text = Timeline.render(subject, subject, style: TextStyle())
    #expect(text.contains("\nBoth run alike.\n"))
    #expect(!text.contains("here they part"))
    #expect(text.contains("\nA | count-guard-return-answer on iOS 12\n"))
  }

  @Test func namesInterceptorsByLetterOnOnePlatform() throws {
    let text = Timeline.render(
      try Samples.subject(platform: "12"),
      try Samples.subject(platform: "12", interceptor: "none"), style: TextStyle(isASCII: true))
    expectWellFormed(text)
    expectPlainASCII(text)
    #expect(text.contains("\nB | none on iOS 12\n"))
    #expect(text.contains("\n-- here they part\nA    |"))
  }

  @Test func writesJSON() throws {
    let subject = try Samples.subject(platform: "13.0")
    let text = Timeline.json([subject, try Samples.subject(platform: "12")])
    let document = try JSONDocument(reading: Array(text.utf8), file: "t")
    var object = try document.cursor.object()
    #expect(try object.required("formatVersion").integer() == 1)
    let counts = try object.required("timelines").array { cursor throws(InputError) in
      var timeline = try cursor.object()
      let platform = try timeline.required("platform").string()
      let events = try timeline.required("events").array { cursor throws(InputError) in
        var event = try cursor.object()
        return try event.required("kind").string()
      }
      return "\(platform) \(events.count) \(events[0])"
    }
    #expect(counts[0] == "13.0 \(subject.run.events.count) intentOpened")
    #expect(counts.count == 2)
    #expect(text.contains("\"hazard\": \"2P\""))
    #expect(text.contains("\"evidence\": [\"B-3\", "))
  }

  @Test func isDeterministic() throws {
    let texts = try (0..<2).map { _ in
      Timeline.render(try Samples.subject(platform: "12"), style: TextStyle())
    }
    #expect(texts[0] == texts[1])
  }
}
