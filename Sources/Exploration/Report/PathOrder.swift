/// The order of paths: shorter ones first, ties broken so that every part of a search agrees.
///
/// It is the order in which `BreadthFirstSearch` goes through paths, told from the paths alone.
enum PathOrder {
  /// Whether the path `left` comes before `right`.
  static func precedes(_ left: [UInt16], _ right: [UInt16]) -> Bool {
    let (one, other) = (steps(left), steps(right))
    return compare(one[...], other[...], numbers: (left.first ?? 0, right.first ?? 0)) < 0
  }

  private struct Step {
    let rank: UInt32
    let isCounted: Bool
  }

  private static func steps(_ path: [UInt16]) -> [Step] {
    path.dropFirst().map { code in
      guard let action = ExplorationAction(code: code) else {
        return Step(rank: .max, isCounted: false)
      }
      return Step(rank: action.rank, isCounted: action.isCounted)
    }
  }

  /// Compares by counted steps, then by free ones since the last counted one, then by the paths
  /// without their last step, then by that step.
  private static func compare(
    _ left: ArraySlice<Step>, _ right: ArraySlice<Step>, numbers: (UInt16, UInt16)
  ) -> Int {
    let counted = left.count(where: \.isCounted) - right.count(where: \.isCounted)
    guard counted == 0 else { return counted }
    let free = trailingFree(left) - trailingFree(right)
    guard free == 0 else { return free }
    guard let mine = left.last, let theirs = right.last else {
      return left.count == right.count
        ? Int(numbers.0) - Int(numbers.1) : left.count - right.count
    }
    let before = compare(left.dropLast(), right.dropLast(), numbers: numbers)
    return before == 0 ? Int(mine.rank) - Int(theirs.rank) : before
  }

  private static func trailingFree(_ steps: ArraySlice<Step>) -> Int {
    steps.reversed().prefix { !$0.isCounted }.count
  }
}
