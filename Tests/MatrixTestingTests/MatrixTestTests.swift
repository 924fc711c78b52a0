import CompatMatrix
import Foundation
import Interceptors
import MatrixTesting
import NavigationModel
import Platforms
import Testing

@Suite struct MatrixTestTests {
  /// Everything that is bundled, the variants too: what is found is what the baselines accept.
  @Test func theBundledMatrixMatchesItsBaselines() throws {
    var table = ""
    try MatrixTest(platforms: "default,13+sdk12,26+sdk18").verify { table += $0 }
    #expect(table.contains("interception-controller"))
    #expect(table.contains("Gate: 0 new, 0 stale"))
  }

  @Test func aNewFindingFailsAndIsNamed() throws {
    let test = MatrixTest(
      fixtures: .these([try fixture("tap-allow")]), interceptors: [CountGuardReturnAnswer()],
      platforms: "13.0", baseline: .nothing)
    let failure = try #require(throws: MatrixTestFailure.self) { try test.verify { _ in } }
    #expect(failure.failures == [.new])
    #expect(failure.result.new.contains { $0.hazard == "2P" && $0.platform == "13.0" })
    #expect(failure.description.contains("tap-allow"))
    #expect(failure.description.contains("2P"))
  }

  @Test func aStaleEntryFailsAndIsNamed() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("stale-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let key = BaselineEntry.Key(
      fixture: "tap-allow", interceptor: "answer-only", platform: "13.0", hazard: "2P",
      signature: "2P tap/UIKit>tap/block")
    let baseline = Baseline(
      digest: try PlatformCatalog.bundled().digest, entries: [BaselineEntry(key: key)])
    try Data(baseline.text.utf8).write(to: file)
    let test = MatrixTest(
      fixtures: .these([try fixture("tap-allow")]), interceptors: [AnswerOnly()],
      platforms: "13.0", baseline: .path(file.path))
    let failure = try #require(throws: MatrixTestFailure.self) { try test.verify { _ in } }
    #expect(failure.failures == [.stale])
    #expect(failure.result.stale.map(\.key) == [key])
    #expect(failure.description.contains("Stale"))
  }

  @Test func whatIsAcceptedNoLongerFails() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("accepted-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var test = MatrixTest(
      fixtures: .these([try fixture("tap-allow")]), interceptors: [CountGuardReturnAnswer()],
      platforms: "13.0", baseline: .path(file.path))
    try test.accept(at: file.path)
    try test.verify { _ in }
    test.interceptors = [AnswerOnly()]
    test.platforms = "12"
    #expect(throws: MatrixTestFailure.self) { try test.verify { _ in } }
    try test.accept(at: file.path)
    test.interceptors.append(CountGuardReturnAnswer())
    test.platforms = "12,13.0"
    try test.verify { _ in }
  }

  @Test func whatIsNotCountedDoesNotFail() throws {
    try MatrixTest(
      fixtures: .these([try fixture("tap-allow")]), interceptors: [CountGuardReturnAnswer()],
      platforms: "13.0", baseline: .nothing, failOn: [.stale]
    ).verify { _ in }
  }

  @Test func aStrategyWrittenInSwiftIsAColumn() throws {
    let strategy = BarOnly(base: try #require(PlatformCatalog.bundled()["18"]))
    let report = try MatrixTest(
      fixtures: .these([try fixture("tap-allow")]), interceptors: [AnswerOnly()],
      platforms: "18", strategies: [strategy], baseline: .nothing
    ).run()
    #expect(report.platforms.map(\.id) == ["18", "bar-only"])
    #expect(report.cells.map(\.verdict) == [.clean, .hazard])
    #expect(report.cells[1].hazards.contains("DS"))
  }

  @Test func anEmptyMatrixIsNoSuccess() {
    #expect(throws: (any Error).self) {
      try MatrixTest(interceptors: [], baseline: .nothing).verify { _ in }
    }
    #expect(throws: (any Error).self) {
      try MatrixTest(fixtures: .these([]), baseline: .nothing).verify { _ in }
    }
  }

  @Test func idsThatStandTwiceAreRefused() throws {
    let tap = try fixture("tap-allow")
    #expect(throws: (any Error).self) {
      try MatrixTest(
        fixtures: .these([tap]), interceptors: [AnswerOnly(), AnswerOnly()], platforms: "12",
        baseline: .nothing
      ).run()
    }
    let strategy = BarOnly(base: try #require(PlatformCatalog.bundled()["18"]))
    #expect(throws: (any Error).self) {
      try MatrixTest(
        fixtures: .these([tap]), interceptors: [AnswerOnly()], platforms: "12",
        strategies: [strategy, strategy], baseline: .nothing
      ).run()
    }
  }

  @Test func aMatrixThatJudgesNothingIsNoSuccess() throws {
    let test = MatrixTest(
      fixtures: .these([try fixture("menu-one-level-allow")]), interceptors: [AnswerOnly()],
      platforms: "12", baseline: .nothing)
    #expect(throws: (any Error).self) { try test.verify { _ in } }
  }

  private func fixture(_ id: String) throws -> Fixture {
    try #require(try FixtureLibrary.bundled(only: [id]).fixtures.first)
  }
}

/// What iOS 18 would be if an allowed tap popped the item alone.
private struct BarOnly: PlatformBehaviour {
  let base: Platform

  var id: String { "bar-only" }
  var osVersion: SystemVersion { base.osVersion }
  var linkedSDK: SystemVersion { base.linkedSDK }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    behaviourSwitch.id == TapAllowedPopsController.switchID
      ? PlatformAnswer(TapAllowedPopsController.nobody) : base.answer(to: behaviourSwitch)
  }
}
