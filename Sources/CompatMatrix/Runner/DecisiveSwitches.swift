import Hazards
import NavigationModel

/// Finds the open switches on whose answers the hazards of a cell depend.
enum DecisiveSwitches {
  /// The ids of the switches at which the depth-first tree of runs parts into different hazards.
  static func find(_ runs: [CellRun], kinds: [Set<HazardKind>]) -> [String] {
    var decisive: Set<Int> = []
    search(Array(runs.indices), depth: 0, runs, kinds, &decisive)
    return decisive.sorted().map { BehaviourSwitch.all[$0].id }
  }

  private static func search(
    _ group: [Int], depth: Int, _ runs: [CellRun], _ kinds: [Set<HazardKind>],
    _ decisive: inout Set<Int>
  ) {
    guard group.count > 1, let first = group.first, runs[first].choices.count > depth else {
      return
    }
    let switchIndex = runs[first].choices[depth].switchIndex
    var branches: [[Int]] = []
    for member in group {
      let answer = runs[member].choices[depth].answer
      if let place = branches.firstIndex(where: { branch in
        branch.first.map { runs[$0].choices[depth].answer == answer } ?? false
      }) {
        branches[place].append(member)
      } else {
        branches.append([member])
      }
    }
    let outcomes = branches.map { branch in Set(branch.map { kinds[$0] }) }
    if Set(outcomes).count > 1 { decisive.insert(switchIndex) }
    for branch in branches { search(branch, depth: depth + 1, runs, kinds, &decisive) }
  }
}
