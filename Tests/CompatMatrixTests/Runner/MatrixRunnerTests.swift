import Interceptors
import NavigationModel
import Platforms
import PositionedJSON
import Testing

@testable import CompatMatrix

/// A strategy that a user might write: UIKit of 13 and later on which nothing animates for long.
private struct SwiftStrategy: PlatformBehaviour {
  let base: SheetPlatform
  let pops: TapAllowedPopsController

  var id: String { "swift-strategy" }
  var osVersion: SystemVersion { SystemVersion(99) }
  var linkedSDK: SystemVersion { SystemVersion(99) }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    behaviourSwitch.index == TapAllowedPopsController.switchIndex
      ? PlatformAnswer(pops) : base.answer(to: behaviourSwitch)
  }
}

@Suite struct MatrixRunnerTests {
  private func small() throws -> MatrixRunner {
    let ids = ["tap-allow", "swipe-veto", "double-tap-both-allow", "menu-one-level-veto"]
    return MatrixRunner(
      fixtures: try ids.map(bundled),
      interceptors: [NoInterceptor(), AnswerOnly(), CountGuardReturnAnswer()],
      selection: try PlatformSelection(parsing: "12,13.0,26+", in: .bundled()))
  }

  @Test func makesACellForEachCombinationInOrder() throws {
    let report = try small().run(digest: "d")
    #expect(report.digest == "d")
    #expect(report.platforms.map(\.id) == ["12", "13.0", "26+"])
    #expect(report.platforms.map(\.title) == ["iOS 12", "iOS 13.0", "iOS 26 and later"])
    #expect(report.interceptors.map(\.id) == ["none", "answer-only", "count-guard-return-answer"])
    #expect(report.cells.count == 4 * 3 * 3)
    let places = report.cells.map { [$0.fixture, $0.interceptor, $0.platform] }
    let expected = report.fixtures.flatMap { fixture in
      report.interceptors.flatMap { interceptor in
        report.platforms.map { [fixture.id, interceptor.id, $0.id] }
      }
    }
    #expect(places == expected)
  }

  @Test func isTheSameOnEveryRunAndNumberOfThreads() throws {
    let runner = try small()
    let first = JSONText.canonical(runner.run(threads: 1).json)
    for threads in [1, 2, 7, nil] {
      #expect(JSONText.canonical(runner.run(threads: threads).json) == first)
    }
  }

  @Test func runsAStrategyWrittenInSwift() throws {
    let tap = try bundled("tap-allow")
    func hazards(_ pops: TapAllowedPopsController) throws -> [String] {
      let strategy = SwiftStrategy(base: try SheetPlatform("18"), pops: pops)
      let cell = try cell(tap, AnswerOnly(), strategy)
      #expect(cell.platform == "swift-strategy")
      return cell.hazards
    }
    #expect(try hazards(.uikit) == [])
    #expect(try hazards(.nobody) == ["DB", "DS"])
  }

  @Test func runsNothingWithoutFixtures() {
    let report = MatrixRunner(fixtures: [], interceptors: [AnswerOnly()], platforms: []).run()
    #expect(report.cells.isEmpty)
  }

  @Test func namesAColumnByWhatItCovers() throws {
    let selection = try PlatformSelection(parsing: "default", in: .bundled())
    let titles = Dictionary(
      uniqueKeysWithValues: selection.choices.map { ($0.label, $0.title) })
    #expect(titles["9-10"] == "iOS 9 to iOS 10")
    #expect(titles["13.4"] == "iOS 13.4")
    #expect(titles["26+"] == "iOS 26 and later")
  }

  @Test func knowsWhatASelectionLeavesOut() throws {
    let catalog = try PlatformCatalog.bundled()
    let selection = try PlatformSelection(parsing: "14,26+", in: catalog)
    let leftOut = selection.leftOut(of: catalog)
    #expect(!leftOut.contains("14"))
    #expect(!leftOut.contains("14-15"))
    #expect(!leftOut.contains("26+"))
    #expect(leftOut.isSuperset(of: ["12", "9-10", "13+sdk12", "15"]))
    #expect(selection.columnsByLabel["14"] == "14-15")
  }
}
