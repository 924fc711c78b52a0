import Hazards
import Interceptors
import NavigationModel
import Platforms
import PositionedJSON
import Testing

@testable import CompatCheck

/// What all commands that list something have in common.
@Suite struct ListCommandsTests {
  static let lists = [
    "platforms", "switches", "evidence", "interceptors", "hazards", "fixtures",
  ]
  static let details = [
    "platforms 13.4", "switches overlap.tap categoryOverride.reached", "evidence BT-13",
    "interceptors interception-controller back-action", "hazards 2P XP",
    "fixtures list tap-allow",
  ]

  @Test(arguments: lists + details)
  func fits80Columns(line: String) {
    let run = ToolRun(line)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(!run.output.isEmpty)
    #expect(run.lines.filter { $0.count > 80 } == [])
    #expect(run.lines.filter { $0.hasSuffix(" ") } == [])
  }

  @Test(arguments: lists + details)
  func isASCIIWhereAsked(line: String) {
    let run = ToolRun("\(line) --ascii")
    #expect(run.code == 0)
    if !line.hasPrefix("fixtures list") {
      #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: lists)
  func listsAsJSON(line: String) throws {
    let run = ToolRun("\(line) --format json")
    #expect(run.code == 0)
    let first = line == "hazards" ? "code" : "id"
    let ids = try run.texts(first)
    #expect(!ids.isEmpty)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [
    ("platforms", "id", 15), ("switches", "id", 50), ("interceptors", "id", 22),
    ("hazards", "code", 16),
  ])
  func neverBreaksAnID(line: String, key: String, least: Int) throws {
    let ids = try ToolRun("\(line) --format json").texts(key)
    #expect(ids.count >= least)
    let lines = ToolRun(line).lines
    for id in ids { #expect(lines.contains { $0.hasPrefix("\(id) ") }, "\(id)") }
  }

  @Test(arguments: [
    ("platforms 8", "8"), ("switches overlap.tab", "did you mean 'overlap.tap'?"),
    ("evidence BT-133", "unknown evidence id 'BT-133'; did you mean 'BT-13'?"),
    ("interceptors answeronly", "unknown interceptor 'answeronly'; did you mean 'answer-only'?"),
    ("hazards 2p", "unknown hazard '2p'; did you mean '2P'?"), ("hazards --format text", "text"),
  ])
  func refuses(line: String, reason: String) {
    let run = ToolRun(line)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func honourTheConfigFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.platform(), to: "odd.json")
    try folder.write(#"{"platformFiles": ["odd.json"], "ascii": true}"#, to: "compat-check.json")
    #expect(ToolRun("platforms", in: folder.path).output.contains("An odd 18"))
    #expect(ToolRun("switches overlap.tap", in: folder.path).output.contains("18-odd"))
    #expect(!ToolRun("platforms").output.contains("18-odd"))
  }
}

@Suite struct PlatformsCommandTests {
  @Test func showsWhatChanged() {
    let run = ToolRun("platforms 13.4")
    #expect(run.lines.first == "13.4: iOS 13.4, OS 13.4, SDK 13.4")
    #expect(run.lines.contains("  mirrors 13.0 but for 2 answers"))
    #expect(run.lines.contains("    swipe.limits: shouldReceiveTouch, now shouldReceiveEvent"))
  }

  @Test func showsEveryAnswerWithCertaintyAndEvidence() throws {
    let lines = ToolRun("platforms 13.4").lines
    let platform = try #require(try PlatformCatalog.bundled()["13.4"])
    for behaviourSwitch in BehaviourSwitch.all {
      let start = "\(behaviourSwitch.id) = "
      let place = try #require(lines.firstIndex { $0.hasPrefix(start) })
      let answer = platform.answer(to: behaviourSwitch)
      #expect(lines[place + 1].hasPrefix("    \(answer.certainty.id)"))
      if let first = answer.evidence.first { #expect(lines[place + 1].contains(first)) }
    }
  }

  @Test func writesEveryAnswerAsJSON() throws {
    let run = ToolRun("platforms 13.4 --format json")
    var platform = try #require(try run.elements().first)
    #expect(try platform.required("os").string() == "13.4")
    #expect(try platform.required("mirrors").string() == "13.0")
    #expect(
      try platform.required("answers").object().members.map(\.key)
        == BehaviourSwitch.all.map(\.id))
    #expect(
      try platform.required("changed").array { cursor throws(InputError) in try cursor.string() }
        == ["categoryOverride.reached", "swipe.limits"])
  }

  @Test func showsAllOfARange() throws {
    #expect(try ToolRun("platforms 12..13 --format json").texts("id") == ["12", "13.0", "13.4"])
    #expect(try ToolRun("platforms 9-10 --format json").texts("id") == ["9", "10"])
  }
}

@Suite struct SwitchesCommandTests {
  @Test func showsAnswersAndPlatforms() {
    let run = ToolRun("switches overlap.tap")
    #expect(
      run.lines.prefix(2) == ["overlap.tap", "  Is the back button live while a transition runs?"])
    #expect(
      run.lines.contains { $0.hasPrefix("live ") && $0.hasSuffix("A tap is delivered and asks.") })
    #expect(run.lines.contains { $0.hasPrefix("12 ") && $0.contains("B-5 OV-01") })
  }

  @Test func writesPlatformsAsJSON() throws {
    var element = try #require(try ToolRun("switches overlap.tap --format json").elements().first)
    let columns = try element.required("platforms").array { cursor throws(InputError) in
      var object = try cursor.object()
      return try object.required("platform").string()
    }
    #expect(columns == (try PlatformCatalog.bundled().allColumns.map(\.id)))
  }
}

@Suite struct InterceptorsCommandTests {
  @Test func showsDeclaredLimits() {
    let run = ToolRun("interceptors interception-controller")
    #expect(run.output.contains("attached as: subclass"))
    for limit in InterceptionController().declaredLimits {
      #expect(run.lines.contains { $0.hasPrefix("\(limit.hazard) ") })
    }
    #expect(run.output.contains("escape, keyCommand, tabReselect"))
  }

  @Test func listsTheCatalog() throws {
    #expect(
      try ToolRun("interceptors --format json").texts("id") == InterceptorCatalog.all.map(\.id))
  }
}

@Suite struct HazardsCommandTests {
  @Test func listsEveryKindWithItsRule() throws {
    #expect(try ToolRun("hazards --format json").texts("code") == HazardKind.allCases.map(\.code))
    #expect(ToolRun("hazards 2P").output.contains("double pop"))
    #expect(ToolRun("hazards XP").output.contains("What the fixture itself expects"))
  }
}

@Suite struct EvidenceCommandTests {
  @Test func showsARowWhole() {
    let run = ToolRun("evidence BT-13 OV-01")
    #expect(run.output.contains("strength  seed, report, maintainer"))
    #expect(run.output.contains("releases  11"))
  }
}
