import PositionedJSON
import Testing

@testable import CompatCheck

@Suite struct ConfigFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("a/b/c")
  }

  private func write(_ text: String, in place: String = "") throws {
    try folder.write(text, to: place + "compat-check.json")
  }

  private func failure(_ text: String) throws -> String {
    try write(text)
    do {
      _ = try ConfigFile.find(from: folder.path)
      return "no error"
    } catch {
      return "\(error)".replacing(folder.path + "/", with: "")
    }
  }

  @Test func readsEveryKey() throws {
    try write(
      """
      {"fixtures": "F", "interceptors": ["none", "answer-only"], "platforms": "12..14",
       "platformFiles": ["p.json", "/q.json"], "baseline": "B", "failOn": ["new", "unknown"],
       "color": "never", "ascii": true, "quiet": true, "verbose": true}
      """)
    let config = try ConfigFile.find(from: folder.path)
    #expect(config.path == folder.path(of: "compat-check.json"))
    #expect(config.fixtures == folder.path(of: "F"))
    #expect(config.interceptors == ["none", "answer-only"])
    #expect(config.platforms == "12..14")
    #expect(config.platformFiles == [folder.path(of: "p.json"), "/q.json"])
    #expect(config.baseline == folder.path(of: "B"))
    #expect(!config.acceptsNothing)
    #expect(config.failOn == "new,unknown")
    #expect(config.color == "never")
    #expect(config.ascii && config.quiet && config.verbose)
  }

  @Test func takesFalseForNoBaselineAndNothingToFailOn() throws {
    try write(#"{"baseline": false, "failOn": []}"#)
    let config = try ConfigFile.find(from: folder.path)
    #expect(config.acceptsNothing)
    #expect(config.baseline == nil)
    #expect(config.failOn == "none")
  }

  @Test func isFoundUpwards() throws {
    try write(#"{"color": "never"}"#)
    let deep = folder.path(of: "a/b/c")
    #expect(try ConfigFile.find(from: deep).color == "never")
    try write(#"{"color": "always"}"#, in: "a/b/")
    #expect(try ConfigFile.find(from: deep).color == "always")
    #expect(try ConfigFile.find(from: deep).path == folder.path(of: "a/b/compat-check.json"))
    #expect(try ConfigFile.find(from: folder.path).color == "never")
  }

  @Test func isEmptyWhereThereIsNone() throws {
    #expect(try ConfigFile.find(from: "/") == ConfigFile())
  }

  @Test func refusesUnknownKeysAndWords() throws {
    #expect(
      try failure(#"{"platform": "12"}"#).hasPrefix(
        #"compat-check.json:1:2: $.platform: found key "platform", expected one of "fixtures""#))
    #expect(try failure(#"{"platform": "12"}"#).hasSuffix(#"did you mean "platforms"?"#))
    #expect(try failure(#"{"failOn": ["neww"]}"#).hasSuffix(#"did you mean "new"?"#))
    #expect(
      try failure(#"{"baseline": true}"#).hasSuffix(
        "found true, expected a path, or false to accept nothing"))
    #expect(try failure(#"{"color": "red"}"#).contains(#"found "red""#))
    #expect(try failure("[]").hasSuffix("expected an object"))
  }

  @Test func knowsItsKeys() throws {
    let all = ConfigFile.keys.sorted()
    let line = try failure(#"{"zzzzzzzzzzzz": 1}"#)
    for key in all { #expect(line.contains("\"\(key)\"")) }
  }

  @Test func optionsWinOverIt() throws {
    try write(#"{"platforms": "18", "interceptors": ["none"], "failOn": ["new"], "ascii": true}"#)
    let plain = ToolRun("--fixture tap-allow", in: folder.path)
    #expect(plain.code == 0)
    #expect(plain.output.contains("1 fixture, 1 interceptor, 1 platform"))
    #expect(plain.output.contains("none"))
    let other = ToolRun(
      "--fixture tap-allow -i answer-only -p 12 --no-baseline --fail-on none", in: folder.path)
    #expect(other.code == 0)
    #expect(other.output.contains("answer-only"))
    #expect(other.output.contains("DS"))
  }

  @Test func acceptsNothingWhereItSaysSo() throws {
    try write(#"{"baseline": false, "platforms": "12", "interceptors": ["answer-only"]}"#)
    #expect(ToolRun("--fixture tap-allow", in: folder.path).code == 1)
    try write(
      #"{"baseline": false, "platforms": "12", "interceptors": ["answer-only"], "failOn": []}"#)
    #expect(ToolRun("--fixture tap-allow", in: folder.path).code == 0)
    try write(#"{"quiet": true, "platforms": "12", "interceptors": ["answer-only"]}"#)
    #expect(ToolRun("--fixture tap-allow", in: folder.path).output == "")
    #expect(ToolRun("--fixture tap-allow --verbose", in: folder.path).output != "")
  }

  @Test func aBrokenOneLeavesNoVerdict() throws {
    try write("{")
    let run = ToolRun(Samples.small, in: folder.path)
    #expect(run.code == 2)
    #expect(run.reason.contains("compat-check.json:1:2"))
  }
}
