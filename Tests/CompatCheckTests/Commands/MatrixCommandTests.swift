import CompatMatrix
import Foundation
import PositionedJSON
import Rendering
import Testing

@testable import CompatCheck

@Suite struct MatrixCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func report(_ run: ToolRun) throws -> MatrixReport {
    try MatrixReport(reading: Array(run.output.utf8), file: "<output>")
  }

  private func columns(_ list: String) throws -> [String] {
    let run = ToolRun(
      "--fixture tap-allow -i none --no-baseline --format json --fail-on none --platform \(list)")
    #expect(run.code == 0, "\(run.errors)")
    return try report(run).platforms.map(\.id)
  }

  @Test func acceptsWhatTheBundledBaselineHolds() {
    let run = ToolRun("matrix \(Samples.small)")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Compatibility matrix: 1 fixture, 1 interceptor, 2 platforms\n"))
    #expect(run.output.contains("0 new"))
  }

  @Test func isTheCommandWithoutAName() {
    #expect(ToolRun(Samples.small).output == ToolRun("matrix \(Samples.small)").output)
  }

  @Test func failsOnWhatIsNew() {
    let run = ToolRun("\(Samples.small) --no-baseline")
    #expect(run.code == 1)
    #expect(run.errors == "compat-check: 2 new findings\n")
    #expect(run.output.contains("tap-allow  on 12  DS tap/ask allowed, item popped"))
    #expect(run.output.contains("compat-check baseline write --fixture tap-allow"))
    #expect(run.output.contains("--baseline baselines"))
  }

  @Test func staysWithin80Columns() {
    let wide = ToolRun("\(Samples.small) --no-baseline").lines + ToolRun(Samples.small).lines
    #expect(wide.filter { $0.count > 80 } == [])
  }

  @Test func failsOnWhatIsAskedFor() {
    #expect(ToolRun("\(Samples.small) --no-baseline --fail-on none").code == 0)
    #expect(ToolRun("\(Samples.small) --no-baseline --fail-on stale,error").code == 0)
    let open = "--fixture tap-allow -i default-first-then-ask -p 13.0"
    #expect(ToolRun(open).code == 0)
    let unknown = ToolRun("\(open) --fail-on unknown")
    #expect(unknown.code == 1)
    #expect(unknown.errors == "compat-check: 1 cell that rests on an unknown answer\n")
    let conditional = ToolRun("\(open) --fail-on conditional,new")
    #expect(conditional.code == 1)
    #expect(
      conditional.errors == "compat-check: 1 cell with findings under some answers only\n")
  }

  @Test(arguments: [
    ("--fail-on newish", "found 'newish' for '--fail-on'"),
    ("--fail-on ,", "found an empty list for '--fail-on'"),
    ("--fail-on none,new", "found 'none' for '--fail-on'"),
    ("--as-of tomorrow", "found 'tomorrow' for '--as-of', expected a date as YYYY-MM-DD"),
    ("--baseline x --no-baseline", "--baseline"),
    ("--quiet --verbose", "--quiet"),
    ("--fixture tap-alow", "unknown fixture 'tap-alow'; did you mean 'tap-allow'?"),
    ("--fixture tap-alow,tap-veto", "unknown fixture 'tap-alow'; did you mean 'tap-allow'?"),
    ("--interceptor answeronly", "unknown interceptor 'answeronly'; did you mean 'answer-only'?"),
    ("--interceptor ,", "found no id for '--interceptor'"),
    ("--fixture ,", "found no id for '--fixture'"),
    ("--fixture ''", "found no id for '--fixture'"),
    ("--platform ,", "an empty term"),
    ("--platform ''", "an empty term"),
    ("--platform 12.9.9", "12.9.9"),
    ("--platform '>=99'", ">=99"),
    ("--platform 14..12", "14..12"),
    ("--platform-file /no/such.json", "/no/such.json: found no such file"),
    ("--fixtures /no/such/folder", "/no/such/folder: cannot be read as a folder"),
    ("--baseline /no/such.json", "/no/such.json: found no such file"),
    ("--format xml", "xml"),
    ("--colour never", "--color"),
    ("surplus", "surplus"),
  ])
  func refuses(options: String, reason: String) {
    let run = ToolRun("matrix --fixture tap-allow -i none -p 12 \(options)")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.reason.hasPrefix("compat-check"))
    #expect(run.reason.contains(reason), "\(run.reason)")
    #expect(run.errors.split(separator: "\n").count <= 2)
  }

  @Test func writesJSON() throws {
    let run = ToolRun("\(Samples.small) --format json")
    #expect(run.code == 0)
    let report = try report(run)
    #expect(report.cells.map(\.platform) == ["12", "13.0"])
    #expect(report.cells.map(\.verdict) == [.hazard, .clean])
    #expect(JSONReport.render(report) == run.output)
  }

  @Test func jsonGoesOutAloneEvenWhereTheGateFails() throws {
    let run = ToolRun("\(Samples.small) --format json --no-baseline")
    #expect(run.code == 1)
    #expect(run.reason == "compat-check: 2 new findings")
    _ = try report(run)
  }

  @Test func writesToAFile() throws {
    let path = folder.path(of: "report.json")
    let run = ToolRun("\(Samples.small) -f json -o \(path)")
    #expect(run.code == 0)
    #expect(run.output == "")
    #expect(try folder.text(of: "report.json") == ToolRun("\(Samples.small) -f json").output)
    let table = ToolRun("\(Samples.small) --output \(folder.path(of: "t.txt")) --quiet")
    #expect(table.output == "")
    #expect(try folder.text(of: "t.txt").hasPrefix("Compatibility matrix"))
  }

  @Test func writesNothingWhereTheFolderIsMissing() throws {
    let run = ToolRun("\(Samples.small) -o \(folder.path(of: "no/such.txt"))")
    #expect(run.code == 2)
    #expect(run.reason.contains("no/such.txt"))
    #expect(try folder.names == [])
  }

  @Test(arguments: ["matrix", "baseline check"])
  func hasNoVerdictWhereNothingCouldBeJudged(command: String) {
    let run = ToolRun("\(command) --fixture menu-one-level-allow -i answer-only -p 12")
    #expect(run.code == 2)
    #expect(run.reason.hasPrefix("compat-check: no cell could be judged"))
  }

  @Test func isQuietWhereNothingIsWrong() {
    let run = ToolRun("\(Samples.small) --quiet")
    #expect(run.code == 0)
    #expect(run.output == "")
    let failing = ToolRun("\(Samples.small) --quiet --no-baseline")
    #expect(failing.output.hasPrefix("Gate: 2 new"))
  }

  @Test(arguments: [
    ("'>=18'", ["18", "26+"]),
    ("12..14", ["12", "13.0", "13.4", "14"]),
    ("13", ["13.0", "13.4"]),
    ("13+sdk12", ["13+sdk12"]),
    ("9-10", ["9-10"]),
    ("'<12'", ["9-10", "11"]),
    ("26,12", ["12", "26"]),
    ("12 --platform 18", ["12", "18"]),
    ("27", ["27"]),
    ("default", ["9-10", "11", "12", "13.0", "13.4", "14-15", "16-17", "18", "26+"]),
  ])
  func choosesPlatforms(list: String, expected: [String]) throws {
    #expect(try columns(list) == expected)
  }

  @Test func addsAColumnFromAFile() throws {
    try folder.write(Samples.platform(), to: "odd.json")
    let file = "--platform-file \(folder.path(of: "odd.json"))"
    let run = ToolRun(
      "--fixture tap-allow -i answer-only -p 18,18-odd \(file) -f json --fail-on none")
    #expect(run.code == 0, "\(run.errors)")
    let report = try report(run)
    #expect(report.platforms.map(\.id) == ["18", "18-odd"])
    #expect(report.platforms.map(\.title) == ["iOS 18", "An odd 18"])
    #expect(report.cells.map(\.hazards) == [[], ["DB", "DS"]])
    let all = ToolRun("--fixture tap-allow -i answer-only \(file) -f json --fail-on none")
    #expect(try self.report(all).platforms.map(\.id).last == "18-odd")
  }

  @Test func aPlatformFileLeavesTheOtherColumnsAccepted() throws {
    try folder.write(Samples.platform(), to: "odd.json")
    let run = ToolRun(
      "--fixture tap-allow -i answer-only --platform-file \(folder.path(of: "odd.json"))")
    #expect(run.code == 1)
    #expect(run.reason == "compat-check: 2 new findings")
    #expect(run.output.contains("on 18-odd"))
    #expect(!run.output.contains("Stale"))
  }

  @Test func readsOwnFixtures() throws {
    try folder.write(Samples.fixture("mine"), to: "mine.json")
    let run = ToolRun("--fixtures \(folder.path) -i answer-only -p 18")
    #expect(run.code == 0)
    #expect(run.output.contains("1 fixture, 1 interceptor, 1 platform"))
  }

  @Test func usesTheBaselinesBesideTheFixtures() throws {
    try folder.write(Samples.fixture("mine"), to: "mine.json")
    let own = "--fixtures \(folder.path) -i answer-only -p 12"
    #expect(ToolRun(own).code == 1)
    #expect(ToolRun("baseline write \(own)").code == 0)
    #expect(try folder.names == ["baselines", "mine.json"])
    #expect(ToolRun(own).code == 0)
    #expect(ToolRun("\(own) --no-baseline").code == 1)
  }

  @Test func judgesStaleEntriesInsideTheSelectionOnly() throws {
    try folder.write(Samples.fixture("mine"), to: "mine.json")
    let own = "--fixtures \(folder.path) -i answer-only"
    #expect(ToolRun("baseline write \(own) -p 11,12").code == 0)
    #expect(ToolRun("\(own) -p 12").code == 0)
    try folder.write(Samples.fixture("mine").replacing("allow", with: "veto"), to: "mine.json")
    let run = ToolRun("\(own) -p 12")
    #expect(run.code == 1)
    #expect(run.reason == "compat-check: 2 stale baseline entries")
    #expect(run.output.contains("compat-check baseline prune"))
    #expect(ToolRun("\(own) -p 18").code == 0)
  }

  @Test func holdsUntilAgainstTheDateThatIsGiven() throws {
    try folder.write(Samples.fixture("mine"), to: "mine.json")
    let own = "--fixtures \(folder.path) -i answer-only -p 12"
    let place = try TemporaryFolder()
    let file = place.path(of: "accepted.json")
    #expect(ToolRun("baseline write \(own) --baseline \(file)").code == 0)
    try place.write(
      place.text(of: "accepted.json").replacing(
        #","platforms""#, with: #","until":"2027-01-31","platforms""#), to: "accepted.json")
    #expect(ToolRun("\(own) -b \(file)").code == 0)
    #expect(ToolRun("\(own) -b \(file) --as-of 2027-01-31").code == 0)
    let late = ToolRun("\(own) -b \(file) --as-of 2027-02-01")
    #expect(late.code == 1)
    #expect(late.output.contains("Expired"))
  }

  @Test func refusesABaselineOfOtherSwitches() throws {
    try folder.write(Baseline(digest: "other", entries: []).text, to: "old.json")
    let run = ToolRun("\(Samples.small) --baseline \(folder.path(of: "old.json"))")
    #expect(run.code == 2)
    #expect(run.reason.contains("found a baseline for other switches or platforms"))
    #expect(run.output == "")
  }

  @Test func warnsOfAMutation() {
    #expect(!ToolRun(Samples.small).errors.contains("MUTATION"))
  }

  @Test func asciiMeansASCII() {
    let run = ToolRun("\(Samples.small) --ascii --no-baseline")
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(run.output.contains("1 fixture, 1 interceptor"))
  }

  @Test func coloursOnlyWhereAsked() {
    #expect(!ToolRun(Samples.small).output.contains("\u{1B}["))
    #expect(ToolRun("\(Samples.small) --color always").output.contains("\u{1B}["))
    let off = ToolRun(
      "\(Samples.small) --color never", environment: ["CLICOLOR_FORCE": "1", "LANG": "C.UTF-8"])
    #expect(!off.output.contains("\u{1B}["))
  }
}
