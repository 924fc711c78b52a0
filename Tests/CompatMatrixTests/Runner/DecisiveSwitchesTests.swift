import Hazards
@testable import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct DecisiveSwitchesTests {
  private func run(_ choices: [(Int, UInt8)]) -> CellRun {
    CellRun(
      choices: choices.map { index, answer in
        AnswerChoice(
          switchIndex: index, candidate: Int(answer), candidateCount: 2, answer: answer)
      }, readSwitches: [], findings: [], finalStack: ScreenList(), finalItems: ScreenList(),
      end: .settled, isUnsupported: false)
  }

  private let tree: [[(Int, UInt8)]] = [
    [(0, 0), (1, 0)], [(0, 0), (1, 1)], [(0, 1), (2, 0)], [(0, 1), (2, 1)],
  ]

  private func find(_ kinds: [Set<HazardKind>]) -> [String] {
    DecisiveSwitches.find(tree.map(run), kinds: kinds)
  }

  private func id(_ index: Int) -> String { BehaviourSwitch.all[index].id }

  @Test func findsNoneWhereAllIsEqual() {
    #expect(find([[.desync], [.desync], [.desync], [.desync]]) == [])
  }

  @Test func findsTheRoot() {
    #expect(find([[.desync], [.desync], [], []]) == [id(0)])
  }

  @Test func findsALeafAndWhatLeadsToIt() {
    #expect(find([[], [], [.desync], []]) == [id(0), id(2)])
  }

  @Test func findsALeafOnBothSidesWithoutTheRoot() {
    #expect(find([[.desync], [], [.desync], []]) == [id(1), id(2)])
  }
}
