import Testing

@testable import CompatCheck

@Suite struct ExplainCommandTests {
  private let cell = "explain --fixture tap-allow -i answer-only"

  @Test func showsOneTimeline() {
    let run = ToolRun("\(cell) -p 12")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("answer-only on iOS 12"))
    #expect(run.output.contains("asks about C (tap)"))
    #expect(run.output.contains("← DS"))
    #expect(run.output.contains("tap.allowed.popsController = nobody, known [B-1 BT-10]"))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func showsTwoTimelines() {
    let run = ToolRun("\(cell) -p 12,13.0")
    #expect(run.code == 0)
    #expect(run.output.contains("here they part"))
    #expect(run.output == ToolRun("\(cell) -p 12 -p 13.0").output)
  }

  @Test func saysWhatElseCanComeOut() {
    let open = "explain --fixture double-tap-within-animation -i count-guard-return-answer -p 12"
    let run = ToolRun(open)
    #expect(run.output.contains("3 other outcomes, among them\n"))
    #expect(run.output.contains("  NT with --answer overlap.itemPop=nests\n"))
    let nested = ToolRun("\(open) --answer overlap.itemPop=nests")
    #expect(nested.output.contains("← NT"))
    #expect(!ToolRun("\(cell) -p 12").output.contains("other outcome"))
    #expect(ToolRun("\(open) -a overlap.itemPop=nests -a overlap.itemPop=deferred").code == 2)
  }

  @Test func writesJSON() throws {
    #expect(ToolRun("\(cell) -p 12 --format json").code == 0)
    _ = try ToolRun("\(cell) -p 12 --format json").json()
    _ = try ToolRun("\(cell) -p 12,18 --format json").json()
  }

  @Test func takesAnswersWhereTheyAreOpen() {
    let during = "explain --fixture tap-during-pop -i none"
    let live = ToolRun("\(during) -p 18 -a overlap.tap=live")
    let ignored = ToolRun("\(during) -p 18 -a overlap.tap=ignored")
    #expect(live.code == 0)
    #expect(live.output.contains("overlap.tap = live"))
    #expect(ignored.output.contains("overlap.tap = ignored"))
    #expect(live.output != ignored.output)
    let both = ToolRun("\(during) -p 12,18 --answer overlap.tap=live")
    #expect(both.code == 0)
  }

  @Test(arguments: [
    ("-p 12 -a overlap.tap=ignored", "12 leaves no choice of overlap.tap=ignored"),
    ("-p 12 -a overlap.tap=live", "12 leaves no choice of overlap.tap=live"),
    ("-p 18 -a overlap.tab=live", "unknown switch 'overlap.tab'; did you mean 'overlap.tap'?"),
    ("-p 18 -a overlap.tap", "found 'overlap.tap' for '--answer', expected switch=answer"),
    (
      "-p 18 -a overlap.tap=dead",
      "found answer 'dead' to overlap.tap, expected one of live, ignored"
    ),
    ("-p 12..14", "found 4 platforms for '--platform', expected one or two"),
    ("-p 99", "99"),
    ("", "--platform"),
  ])
  func refuses(options: String, reason: String) {
    let run = ToolRun("\(cell) \(options)")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func needsOneFixtureAndOneInterceptor() {
    #expect(ToolRun("explain -i none -p 12").code == 2)
    #expect(ToolRun("explain --fixture tap-allow -p 12").code == 2)
    let two = ToolRun("explain --fixture tap-allow -i none,answer-only -p 12")
    #expect(two.errors.contains("found 2 interceptors, expected one"))
    let fixtures = ToolRun("explain --fixture tap-allow,tap-veto -i none -p 12")
    #expect(fixtures.errors.contains("found 2 fixtures, expected one"))
    #expect(ToolRun("explain --fixture x -i none -p 12").reason.contains("unknown fixture 'x'"))
  }

  @Test func readsOwnFixturesAndPlatforms() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.fixture("mine", title: "red \\u001b[31m title"), to: "mine.json")
    let place = try TemporaryFolder()
    try place.write(Samples.platform(), to: "odd.json")
    let run = ToolRun(
      "explain --fixtures \(folder.path) --fixture mine -i answer-only -p 18-odd"
        + " --platform-file \(place.path(of: "odd.json"))")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("An odd 18"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func asciiMeansASCII() {
    let run = ToolRun("\(cell) -p 12,13.0 --ascii")
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }
}
