@testable import NavigationModel
import Testing

@Suite struct AnswerTableTests {
  @Test func readsWhatThePlatformSays() {
    let platform = FixedPlatform.modern.with(TapAsks.never, OverlapTap.live)
    var table = AnswerTable(AnswerSheet(platform))
    let first = table.read(TapAsks.switchIndex)
    #expect(first == (TapAsks.never.rawValue, true))
    let second = table.read(TapAsks.switchIndex)
    #expect(second == (TapAsks.never.rawValue, false))
    let other = table.read(OverlapTap.switchIndex)
    #expect(other == (OverlapTap.live.rawValue, true))
    #expect(table.readSwitches.switches.map(\.id) == ["tap.asks", "overlap.tap"])
    #expect(table.choices.isEmpty)
    #expect(table.nextPlan == nil)
  }

  @Test func openSwitchKeepsItsFirstAnswer() {
    var table = AnswerTable(AnswerSheet(FixedPlatform.modern.opening(TapAsks.self)))
    let values = [table.read(TapAsks.switchIndex).value, table.read(TapAsks.switchIndex).value]
    #expect(values == [0, 0])
    #expect(table.choices.count == 1)
    #expect(table.choices.first?.candidateCount == 3)
  }

  @Test func plansVisitEveryCombinationOnce() {
    let sheet = AnswerSheet(
      FixedPlatform.modern.opening(TapAsks.self, OverlapItemPop.self, OverlapTap.self))
    var seen: [[UInt8]] = []
    var plan: [AnswerChoice]? = []
    while let next = plan {
      var table = AnswerTable(sheet, plan: next)
      seen.append(
        [OverlapTap.switchIndex, OverlapItemPop.switchIndex, TapAsks.switchIndex].map {
          table.read($0).value
        })
      plan = table.nextPlan
    }
    #expect(seen.count == 2 * 4 * 3)
    #expect(Set(seen).count == seen.count)
    #expect(seen.first == [0, 0, 0])
    #expect(seen.last == [1, 3, 2])
    #expect(seen == seen.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// Which switch is read second depends on the answer to the first one.
  @Test func plansFollowWhatIsReallyRead() {
    let sheet = AnswerSheet(
      FixedPlatform.modern.opening(TapAsks.self, OverlapTap.self, OverlapSwipe.self))
    var seen: [[UInt8]] = []
    var plan: [AnswerChoice]? = []
    while let next = plan {
      var table = AnswerTable(sheet, plan: next)
      let first = table.read(TapAsks.switchIndex).value
      switch first {
      case 0: seen.append([first])
      case 1: seen.append([first, table.read(OverlapTap.switchIndex).value])
      default: seen.append([first, table.read(OverlapSwipe.switchIndex).value])
      }
      plan = table.nextPlan
    }
    #expect(seen == [[0], [1, 0], [1, 1], [2, 0], [2, 1]])
  }

  @Test func runsReadOnlyWhatMatters() {
    let platform = FixedPlatform.old.opening(OverlapItemPop.self, MenuRoute.self, TapAskCount.self)
    var outcomes: [String] = []
    var plan: [AnswerChoice]? = []
    while let next = plan {
      let trial = Trial(.allowing, on: platform, plan: next, [.tap, .tap(at: 100)])
      outcomes.append(trial.outcome)
      plan = trial.engine.answers.nextPlan
    }
    let each = ["ABC/A", "ABC/AB", "ABC/A", "ABC/A"]
    #expect(outcomes == each + each)
  }

  @Test func equalPlansGiveEqualRuns() {
    let platform = FixedPlatform.old.opening(OverlapItemPop.self, TapAskCount.self)
    let first = Trial(.allowing, on: platform, [.tap, .tap(at: 100)])
    let again = Trial(
      .allowing, on: platform, plan: first.engine.answers.choices, [.tap, .tap(at: 100)])
    #expect(first.log == again.log)
    #expect(first.engine.answers.choices == again.engine.answers.choices)
  }
}
