import CompatMatrix
import Testing

@testable import CompatCheck

@Suite struct BaselineCommandTests {
  private let folder: TemporaryFolder
  private let place: TemporaryFolder
  private let own: String

  init() throws {
    folder = try TemporaryFolder()
    place = try TemporaryFolder()
    try folder.write(Samples.fixture("mine"), to: "mine.json")
    own = "--fixtures \(folder.path) -i answer-only,count-guard-return-answer -p 11,12"
  }

  private func entries(_ name: String) throws -> [BaselineEntry] {
    let text = try name == "accepted.json" ? place.text(of: name) : folder.text(of: name)
    return try Baseline(reading: Array(text.utf8), file: name).entries
  }

  @Test func writesAFolderBesideTheFixtures() throws {
    let run = ToolRun("baseline write \(own)")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == "4 accepted findings in 1 file: \(folder.path)/baselines\n")
    #expect(try entries("baselines/answer-only.json").count == 4)
    let check = ToolRun("baseline check \(own)")
    #expect(check.code == 0)
    #expect(check.output.contains("The gate passes."))
    #expect(check.errors == "")
  }

  @Test func writesAFile() throws {
    let path = place.path(of: "accepted.json")
    #expect(ToolRun("baseline write \(own) -b \(path)").output.contains("in 1 file: \(path)"))
    #expect(try entries("accepted.json").count == 4)
    #expect(ToolRun("baseline check \(own) -b \(path)").code == 0)
  }

  @Test func isTheSameEachTime() throws {
    #expect(ToolRun("baseline write \(own)").code == 0)
    let first = try folder.text(of: "baselines/answer-only.json")
    #expect(ToolRun("baseline write \(own)").code == 0)
    #expect(try folder.text(of: "baselines/answer-only.json") == first)
  }

  @Test func keepsReasonsAndWhatIsNotRun() throws {
    let path = place.path(of: "accepted.json")
    #expect(ToolRun("baseline write \(own) -b \(path)").code == 0)
    try place.write(
      place.text(of: "accepted.json").replacing(
        #","platforms""#, with: #","reason":"known","platforms""#), to: "accepted.json")
    #expect(
      ToolRun("baseline write --fixtures \(folder.path) -i answer-only -p 12 -b \(path)").code == 0)
    let kept = try entries("accepted.json")
    #expect(kept.count == 4)
    #expect(kept.allSatisfy { $0.reason == "known" } == true)
  }

  @Test func keepsReasonsUnderANewDigest() throws {
    let path = place.path(of: "accepted.json")
    #expect(ToolRun("baseline write \(own) -b \(path)").code == 0)
    let text = try place.text(of: "accepted.json")
    let digest = try Baseline(reading: Array(text.utf8), file: "b").digest
    try place.write(
      text.replacing(digest, with: "old").replacing(
        #","platforms""#, with: #","reason":"known","platforms""#), to: "accepted.json")
    #expect(ToolRun("baseline check \(own) -b \(path)").code == 2)
    #expect(ToolRun("baseline write \(own) -b \(path)").code == 0)
    #expect(try entries("accepted.json").filter { $0.reason == "known" }.count == 4)
    #expect(ToolRun("baseline check \(own) -b \(path)").code == 0)
  }

  @Test func doesNotWriteOverWhatItCannotRead() throws {
    try place.write("{ broken", to: "accepted.json")
    let run = ToolRun("baseline write \(own) -b \(place.path(of: "accepted.json"))")
    #expect(run.code == 2)
    #expect(run.reason.contains("accepted.json:1:3"))
    #expect(try place.text(of: "accepted.json") == "{ broken")
  }

  @Test func isRefusedInCI() throws {
    let ci = ["CI": "true", "LANG": "C.UTF-8"]
    let run = ToolRun("baseline write \(own)", environment: ci)
    #expect(run.code == 2)
    #expect(run.reason == "compat-check: CI is set, so no baseline is written without --force")
    #expect(try folder.names == ["mine.json"])
    #expect(ToolRun("baseline write \(own) --force", environment: ci).code == 0)
    #expect(ToolRun("baseline write \(own)", environment: ["CI": ""]).code == 0)
  }

  @Test func needsAPlace() {
    let run = ToolRun("baseline write \(Samples.small)")
    #expect(run.code == 2)
    #expect(run.reason.contains("expected --baseline, or --fixtures to write beside"))
  }

  @Test func checkSaysWhatIsNewWithoutTheTable() {
    let run = ToolRun("baseline check \(own)")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("Gate: 4 new, 0 stale"))
    #expect(run.reason == "compat-check: 4 new findings")
    #expect(!run.output.contains("Legend"))
  }

  @Test func pruneDropsStaleEntriesOnly() throws {
    let path = place.path(of: "accepted.json")
    #expect(ToolRun("baseline write \(own) -b \(path)").code == 0)
    try folder.write(Samples.fixture("mine").replacing("allow", with: "veto"), to: "mine.json")
    let partly = ToolRun(
      "baseline prune --fixtures \(folder.path) -i answer-only -p 12 -b \(path)")
    #expect(partly.code == 0)
    #expect(partly.output == "2 stale entries dropped, 2 kept\n")
    #expect(try entries("accepted.json").map(\.key.platform) == ["11", "11"])
    #expect(
      ToolRun("baseline prune \(own) -b \(path)").output == "2 stale entries dropped, 0 kept\n")
    #expect(
      ToolRun("baseline prune \(own) -b \(path)").output == "0 stale entries dropped, 0 kept\n")
  }

  @Test func pruneAcceptsNothingNew() throws {
    let path = place.path(of: "accepted.json")
    try folder.write(Samples.fixture("mine").replacing("allow", with: "veto"), to: "mine.json")
    #expect(ToolRun("baseline write \(own) -b \(path)").code == 0)
    let before = try Set(entries("accepted.json"))
    try folder.write(Samples.fixture("mine"), to: "mine.json")
    #expect(ToolRun("baseline prune \(own) -b \(path)").code == 0)
    #expect(try before.isSuperset(of: entries("accepted.json")))
    #expect(ToolRun("baseline check \(own) -b \(path)").code == 1)
  }

  @Test func needsASubcommand() {
    let run = ToolRun("baseline")
    #expect(run.code == 2)
  }
}
