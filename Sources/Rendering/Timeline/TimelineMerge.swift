/// Aligns the lines of two timelines: a longest common subsequence, the left one's own lines first.
struct TimelineMerge {
  /// Where a line comes from.
  enum Side: Hashable {
    case both
    case left
    case right
  }

  let lines: [(side: Side, entry: TimelineEntry)]

  /// Whether the timelines are equal.
  var isEqual: Bool { lines.allSatisfy { $0.side == .both } }

  init(_ left: [TimelineEntry], _ right: [TimelineEntry]) {
    var lengths = [[Int32]](
      repeating: [Int32](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        lengths[row][column] =
          left[row].saysTheSame(as: right[column])
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var lines: [(side: Side, entry: TimelineEntry)] = []
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      if row < left.count, column < right.count, left[row].saysTheSame(as: right[column]) {
        lines.append((.both, left[row].merged(with: right[column])))
        (row, column) = (row + 1, column + 1)
      } else if row < left.count,
        column == right.count || lengths[row + 1][column] >= lengths[row][column + 1]
      {
        lines.append((.left, left[row]))
        row += 1
      } else {
        lines.append((.right, right[column]))
        column += 1
      }
    }
    self.lines = lines
  }
}
