import Hazards
import Interceptors
import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct CellRunnerTests {
  private func runs(_ platform: SheetPlatform, _ events: String) throws -> [CellRun] {
    try #require(
      CellRunner(
        fixture: fixture(events: events), interceptor: AnswerOnly(),
        sheet: AnswerSheet(platform), rules: HazardRule.all
      ).runAll())
  }

  @Test func runsEveryCombinationOfTheOpenSwitchesThatItReads() throws {
    let platform = try SheetPlatform("18").opening(TapAllowedPopsController.self)
      .opening(WillShowTiming.self).opening(SwipeRootFreezes.self)
    let runs = try runs(platform, #"{"tap": "back"}"#)
    let read = Set(runs.flatMap { $0.choices.map { BehaviourSwitch.all[$0.switchIndex].id } })
    #expect(read == [TapAllowedPopsController.switchID, WillShowTiming.switchID])
    #expect(Set(runs.map { $0.choices.map(\.answer) }).count == runs.count)
    // Where nobody pops the controller, its timing is read by the probe at most.
    #expect((3...4).contains(runs.count))
  }

  @Test func runsOnceWhereNothingIsOpen() throws {
    let runs = try runs(SheetPlatform("18"), #"{"tap": "back"}"#)
    #expect(runs.count == 1)
    #expect(runs[0].choices.isEmpty)
    #expect(runs[0].end == .settled)
  }

  @Test func contradictingRunsAreNotCompatible() throws {
    let platform = try SheetPlatform("18").opening(TapAllowedPopsController.self)
    let runs = try runs(platform, #"{"tap": "back"}"#)
    #expect(runs.count == 2)
    #expect(runs[0].isCompatible(with: runs[0]))
    #expect(!runs[0].isCompatible(with: runs[1]))
  }

  @Test func unsupportedNeedsEverythingToBeUnavailable() throws {
    let platform = try SheetPlatform("12").with(MenuRoute.none)
    #expect(!(try runs(platform, #"{"menu": "A"}"#).contains { !$0.isUnsupported }))
    #expect(try runs(platform, #"{"menu": "A"}, {"tap": "back"}"#).allSatisfy { !$0.isUnsupported })
    #expect(try runs(platform, "").allSatisfy { !$0.isUnsupported })
  }
}
