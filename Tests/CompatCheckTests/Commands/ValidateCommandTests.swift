import Testing

@testable import CompatCheck

@Suite struct ValidateCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func validate(_ text: String, as name: String) throws -> ToolRun {
    try folder.write(text, to: name)
    return ToolRun("validate \(folder.path(of: name))")
  }

  private func words(_ run: ToolRun) -> String {
    run.output.replacing(folder.path + "/", with: "")
  }

  @Test func takesFixtures() throws {
    let run = try validate(Samples.fixture("mine"), as: "mine.json")
    #expect(run.code == 0)
    #expect(words(run) == "mine.json: fixture mine\n")
    #expect(run.errors == "")
  }

  @Test func takesPlatformFiles() throws {
    let run = try validate(Samples.platform(), as: "odd.json")
    #expect(words(run) == "odd.json: platform 18-odd\n")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func takesBaselinesReportsAndConfigs() throws {
    let baseline = try validate(
      #"{"formatVersion": 1, "digest": "d", "entries": []}"#, as: "b.json")
    #expect(words(baseline) == "b.json: baseline of 0 entries\n")
    let report = try validate(ToolRun("\(Samples.small) -f json").output, as: "r.json")
    #expect(words(report) == "r.json: report of 2 cells\n")
    let config = try validate(#"{"ascii": true}"#, as: "compat-check.json")
    #expect(words(config) == "compat-check.json: config file\n")
    let named = try validate(#"{"platforms": "18", "color": "never"}"#, as: "other.json")
    #expect(words(named) == "other.json: config file\n")
    #expect(try validate("{}", as: "my-compat-check.json").code == 2)
  }

  @Test func lintsPlatformFiles() throws {
    let run = try validate(
      Samples.platform().replacing(#"["B-1"]"#, with: #"["NO-1"]"#), as: "odd.json")
    #expect(run.code == 1)
    #expect(run.errors.contains("NO-1"))
  }

  @Test func namesEveryFileThatIsNotRight() throws {
    try folder.write("{", to: "a.json")
    try folder.write(Samples.fixture("b"), to: "b.json")
    try folder.write(Samples.fixture("c").replacing("tap", with: "tapp"), to: "c.json")
    let run = ToolRun(
      words: ["validate"] + ["a.json", "b.json", "c.json", "d.json"].map(folder.path(of:)))
    #expect(run.code == 2)
    #expect(words(run) == "b.json: fixture b\n")
    let lines = run.errors.replacing(folder.path + "/", with: "").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("a.json:1:2: ") == true)
    #expect(lines.dropFirst().first?.hasPrefix("c.json:6:15: $.events[0].tapp: ") == true)
    #expect(lines.last == "d.json: found no such file, expected a file to read")
  }

  @Test func refusesTwoFixturesOfOneID() throws {
    let other = try TemporaryFolder()
    for place in [folder, other] { try place.write(Samples.fixture("same"), to: "same.json") }
    let run = ToolRun(words: ["validate"] + [folder, other].map { $0.path(of: "same.json") })
    #expect(run.code == 2)
    #expect(run.reason.contains(#"found id "same", which"#))
  }

  @Test func refusesAFixtureUnderAnotherName() throws {
    let run = try validate(Samples.fixture("mine"), as: "other.json")
    #expect(run.code == 2)
    #expect(run.reason.hasSuffix(#"found id "mine", expected the file's name, "other""#))
  }

  @Test func isQuiet() throws {
    try folder.write(Samples.fixture("mine"), to: "mine.json")
    let run = ToolRun("validate --quiet \(folder.path(of: "mine.json"))")
    #expect(run.code == 0)
    #expect(run.output == "")
  }

  @Test func needsAFile() {
    #expect(ToolRun("validate").code == 2)
    #expect(ToolRun("validate /").reason == "/: found a folder, expected a file to read")
  }

  @Test func takesEverythingThatIsBundled() throws {
    let root = Checkout.root
    let names = ["tap-allow.json", "baselines/none.json"].map { "\(root)/Fixtures/\($0)" }
    let platforms = ["9.json", "13+sdk12.json"].map { "\(root)/Sources/Platforms/Releases/\($0)" }
    let run = ToolRun(words: ["validate"] + names + platforms)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.lines.count == 4)
  }
}
