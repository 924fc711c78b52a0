/// Chooses the rows of a section that fit into some lines.
enum RowSelection {
  /// Puts rows together that show the same; the first one's name stands for all.
  static func grouped(_ rows: [MatrixRow]) -> [MatrixRow] {
    var groups: [MatrixRow] = []
    var places: [MatrixRow.Content: Int] = [:]
    for row in rows {
      if let place = places[row.content] {
        groups[place].count += 1
      } else {
        places[row.content] = groups.count
        groups.append(row)
      }
    }
    return groups
  }

  /// The rows to show in some lines, in their own order, and one at least.
  ///
  /// First come rows that add a hazard code to those shown so far, then the others; in both, those
  /// that stand for most rows by the line.
  static func fitting(_ rows: [MatrixRow], lines: Int, showsCertainty: Bool) -> [MatrixRow] {
    let heights = rows.map { $0.height(showsCertainty: showsCertainty) }
    if heights.reduce(0, +) <= lines { return rows }
    let order = rows.indices.sorted { left, right in
      let (first, second) = (rows[left].count * heights[right], rows[right].count * heights[left])
      return first != second ? first > second : left < right
    }
    var shown: Set<String> = []
    var chosen: Set<Int> = []
    var room = lines
    for mustAdd in [true, false] {
      for place in order where !chosen.contains(place) {
        guard heights[place] <= room || chosen.isEmpty else { continue }
        let codes = rows[place].chargedCodes
        if mustAdd, codes.isSubset(of: shown) { continue }
        chosen.insert(place)
        shown.formUnion(codes)
        room -= heights[place]
      }
    }
    return chosen.sorted().map { rows[$0] }
  }
}
